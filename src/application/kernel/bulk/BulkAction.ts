import type { BulkRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import type { ChangeAuthor } from '@/domain/kernel/changeAuthor';
import type { Result } from '@/domain/kernel/Result';

/** What one row says, as it is stored on the device. */
export type BulkItem = Readonly<Record<string, string | number | boolean | null>>;

/** What was read of the thing that a row names. */
export interface BulkReading {
  /** Whether the action has something to do, judged by what was read. */
  readonly judged: BulkRow['judged'];
  /** Changes with every change by anybody; null where there is no such thing. */
  readonly version: string | null;
  /** How the thing is now, as far as undo has to know. */
  readonly before: BulkItem;
  /** Whose work it is that there is something to find as the row wants it; absent where nobody asked for it. */
  readonly author?: ChangeAuthor;
}

export type BulkTrouble =
  /**
   * No answer came: what was requested may or may not have been done. `status`: of an answer that reports a fault.
   * `unreadable`: an answer came, and it is not what the contract says.
   */
  | { readonly kind: 'unreachable'; readonly status?: number; readonly unreadable?: true }
  /** The backend did nothing. `busy`: too many calls came at once. */
  | { readonly kind: 'sessionEnded' | 'busy' | 'notAllowed' }
  /** The backend did nothing: only somebody who signed in a moment ago may do it. */
  | { readonly kind: 'recentLoginRequired' }
  /** The backend did nothing. `reason`: a word for which the area has a text. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Why a dry run gives nothing. `busy`: the backend does no further call for now. */
export type ReadFailure = { readonly kind: 'unreachable' | 'busy' | 'sessionEnded' | 'cancelled' };

export interface ReadWatch {
  readonly onProgress?: (read: number, all: number) => void;
  readonly isCancelled?: () => boolean;
}

/** The bulk action that a row belongs to. */
export interface BulkOfRow {
  readonly id: string;
  /** How many rows were to be done when it began. */
  readonly rows: number;
}

/** What a bulk action does to each row of its list; an area describes one for each of its actions. */
export interface BulkAction {
  /** Stored with what was begun, so it never changes. */
  readonly kind: string;
  /**
   * Finds what the rows name, before they are compared; changes nothing. Absent where a row itself says it. One item for
   * each that was given, in their order.
   */
  resolve?(items: readonly BulkItem[], watch: ReadWatch): Promise<Result<readonly BulkItem[], ReadFailure>>;
  /** What the row names, in the one spelling by which two rows are the same thing. */
  keyOf(item: BulkItem): string;
  /** Changes nothing. `sentSince`: from when on the row may have been sent, by server time; asks for the author. */
  read(item: BulkItem, sentSince?: number): Promise<Result<BulkReading, BulkTrouble>>;
  /**
   * One call, which changes one thing; a repeated call has no further effect. `version`: as it was read by the dry run;
   * `bulk`: what the row is a part of. Gives what the backend holds now, where its answer says so.
   */
  change(
    item: BulkItem,
    version: string | null,
    bulk: BulkOfRow,
  ): Promise<Result<BulkReading | undefined, BulkTrouble>>;
  /** Whether the backend refuses to change a thing that is no longer in that version. */
  isGuarded(item: BulkItem): boolean;
  /** Absent where nothing brings back what was. */
  readonly undo?: BulkUndo;
}

export interface BulkUndo {
  readonly action: BulkAction;
  /** The row that takes the change of `item` back. */
  itemOf(item: BulkItem, before: BulkItem): BulkItem;
}
