import type { BulkAction } from './BulkAction';
import type { BulkRun, BulkSubject } from './BulkRun';
import type { Halt } from './Halt';
import type { CheckedRows } from './CheckBulkRows';
import type { StoredBulk } from './ports/BulkVault';

export type BulkActivity =
  | 'running'
  /** No further row is begun; some calls are still running. */
  | 'pausing'
  | 'stopping'
  | Exclude<Halt, 'left' | 'stopped'>
  /** Begun on a closed page or before the sign-in; it continues when the user says so. */
  | 'interrupted'
  /** Running in another window of the user. */
  | 'elsewhere'
  | 'over';

export type BulkStatus =
  | { readonly kind: 'unknown' | 'none' | 'unreadable' | 'unavailable' }
  | { readonly kind: 'run'; readonly run: BulkRun; readonly activity: BulkActivity };

/** True if a row has, or may have, to be changed or read. */
export const isUnfinished = (status: BulkStatus): boolean =>
  status.kind === 'unreadable' || (status.kind === 'run' && status.activity !== 'over');

/** True if a window shows the stored action. `isKnown`: this version of the product can read it. */
export function matchesStoredRun(status: BulkStatus, stored: StoredBulk, isKnown: (run: BulkRun) => boolean): boolean {
  if (status.kind === 'run') return stored.kind === 'run' && stored.run.id === status.run.id;
  return stored.kind === status.kind || (status.kind === 'unreadable' && stored.kind === 'run' && !isKnown(stored.run));
}

export interface BeginCommand extends BulkSubject {
  readonly action: BulkAction;
  readonly checked: CheckedRows;
  /** Number of rows that the user has confirmed. */
  readonly confirmed: number;
}

/** `unreadable`: a stored earlier action cannot be read and must be discarded first. */
export type BeginFailure = { readonly kind: 'notConfirmed' | 'unfinished' | 'unreadable' | 'elsewhere' | 'notStored' };
