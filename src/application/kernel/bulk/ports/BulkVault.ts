import type { Unsubscribe } from '../../Unsubscribe';
import type { BulkRun, RowProgress } from '../BulkRun';

export type StoredBulk =
  | { readonly kind: 'none' }
  | { readonly kind: 'run'; readonly run: BulkRun }
  /** Something is stored that cannot be read. */
  | { readonly kind: 'unreadable' }
  /** The device's storage does not work, or the person's key could not be loaded. */
  | { readonly kind: 'unavailable' };

/**
 * The bulk action of an area that the signed-in person began on this device: apart for each person, encrypted, over
 * reloads and sign-outs, until it is forgotten.
 */
export interface BulkVault {
  load(): Promise<StoredBulk>;
  /** In place of the former one. When it answers true, the run survives the page. */
  begin(run: BulkRun): Promise<boolean>;
  /**
   * How far the rows of one part of the run have come; true once that survives the page. False for a run that was
   * forgotten or replaced.
   */
  savePart(run: BulkRun, part: number, progress: readonly RowProgress[]): Promise<boolean>;
  /** Also what cannot be read. */
  forget(): Promise<boolean>;
  /**
   * Makes this page the only one of the person on this device that works on the bulk action, until it releases it or
   * closes; null where another page does.
   */
  claim(): Promise<Unsubscribe | null>;
}
