import type { UploadStep } from './UploadStep';

/**
 * The position of an upload, which alone decides its next act. Stored on the device before every act, so that it
 * outlives the page.
 */
export interface UploadPosition {
  readonly step: UploadStep;
  /**
   * `asked`: the account may have write access, because the answer is pending or was lost with a page. `paid`: verified
   * to have none.
   */
  readonly writer: 'notAsked' | 'asked' | 'granted' | 'paid';
  /** The moment was requested at least once, so it may exist. */
  readonly momentAsked: boolean;
  readonly outcome: 'open' | 'recorded' | 'cancelled' | 'refused';
}

export const UPLOAD_START: UploadPosition = {
  step: 'awaitingFile',
  writer: 'notAsked',
  momentAsked: false,
  outcome: 'open',
};
