import type { BulkAction } from './BulkAction';
import type { BulkRun } from './BulkRun';
import type { Halt } from './BulkWork';
import type { CheckedRows } from './CheckBulkRows';

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

export interface BeginCommand {
  readonly action: BulkAction;
  readonly subject: string;
  readonly checked: CheckedRows;
  /** How many rows the person has confirmed. */
  readonly confirmed: number;
}

/** `unreadable`: what is stored of an earlier one cannot be read, and is discarded on purpose first. */
export type BeginFailure = { readonly kind: 'notConfirmed' | 'unfinished' | 'unreadable' | 'elsewhere' | 'notStored' };
