import type { BulkAction } from './BulkAction';
import type { BulkRun, BulkSubject } from './BulkRun';
import type { Halt } from './Halt';
import type { CheckedRows } from './CheckBulkRows';
import type { StoredBulk } from './ports/BulkVault';

export type BulkActivity =
  | 'running'
  /** No row is begun any more; some calls are on the wire. */
  | 'pausing'
  | 'stopping'
  | Exclude<Halt, 'left' | 'stopped'>
  /** Begun on a page that is gone, or before the sign-in: it goes on when the person says so. */
  | 'interrupted'
  /** In another window of the person. */
  | 'elsewhere'
  | 'over';

export type BulkStatus =
  | { readonly kind: 'unknown' | 'none' | 'unreadable' | 'unavailable' }
  | { readonly kind: 'run'; readonly run: BulkRun; readonly activity: BulkActivity };

/** Whether a row is still to be done or to be read, or may be. */
export const isUnfinished = (status: BulkStatus): boolean =>
  status.kind === 'unreadable' || (status.kind === 'run' && status.activity !== 'over');

/** Whether what is stored is what a window shows. `isKnown`: whether this version of the product can read the run. */
export function isShownBy(status: BulkStatus, stored: StoredBulk, isKnown: (run: BulkRun) => boolean): boolean {
  if (status.kind === 'run') return stored.kind === 'run' && stored.run.id === status.run.id;
  return stored.kind === status.kind || (status.kind === 'unreadable' && stored.kind === 'run' && !isKnown(stored.run));
}

export interface BeginCommand extends BulkSubject {
  readonly action: BulkAction;
  readonly checked: CheckedRows;
  /** How many rows the person has confirmed. */
  readonly confirmed: number;
}

/** `unreadable`: what is stored of an earlier one cannot be read, and is discarded on purpose first. */
export type BeginFailure = { readonly kind: 'notConfirmed' | 'unfinished' | 'unreadable' | 'elsewhere' | 'notStored' };
