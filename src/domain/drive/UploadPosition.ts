import type { UploadStep } from './UploadStep';

/**
 * The position of an upload; all that its next act depends on. Kept on the device before every act, so that it outlives
 * the page.
 */
export interface UploadPosition {
  readonly step: UploadStep;
  /**
   * `asked`: the account may be a writer, since the answer is not there or a page has ended since. `paid`: read back as
   * no writer.
   */
  readonly writer: 'notAsked' | 'asked' | 'granted' | 'paid';
  /** The moment was asked for at least once: it may exist. */
  readonly momentAsked: boolean;
  readonly outcome: 'open' | 'recorded' | 'cancelled' | 'refused';
}

export const UPLOAD_START: UploadPosition = {
  step: 'awaitingFile',
  writer: 'notAsked',
  momentAsked: false,
  outcome: 'open',
};
