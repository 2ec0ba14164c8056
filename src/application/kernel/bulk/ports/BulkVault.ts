import type { Unsubscribe } from '../../Unsubscribe';
import type { BulkRun, RowProgress } from '../BulkRun';

export type StoredBulk =
  | { readonly kind: 'none' }
  | { readonly kind: 'run'; readonly run: BulkRun }
  /** The stored action cannot be read. */
  | { readonly kind: 'unreadable' }
  /** The device's storage does not work, or the user's key could not be loaded. */
  | { readonly kind: 'unavailable' };

/**
 * The bulk action of an area that the signed-in user began on this device: separate for each user, encrypted, across
 * reloads and sign-outs, until it is deleted.
 */
export interface BulkVault {
  load(): Promise<StoredBulk>;
  /** Replaces the previous one. After true, the run survives the page. */
  begin(run: BulkRun): Promise<boolean>;
  /**
   * Saves the progress of one part of the run; true once it survives the page. False for a run that was deleted or
   * replaced.
   */
  savePart(run: BulkRun, part: number, progress: readonly RowProgress[]): Promise<boolean>;
  /** Also deletes an unreadable action. */
  forget(): Promise<boolean>;
  /**
   * Makes this page the only one of the user on this device that works on the bulk action, until it releases it or
   * closes; null if another page does.
   */
  claim(): Promise<Unsubscribe | null>;
}
