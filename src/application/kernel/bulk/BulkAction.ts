import type { BulkRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import type { ChangeAuthor } from '@/domain/kernel/changeAuthor';
import type { Result } from '@/domain/kernel/Result';

/** A value of a row, as it can be stored on the device. */
export type BulkValue = string | number | boolean | null | readonly string[];

/** The content of one row. */
export type BulkItem = Readonly<Record<string, BulkValue>>;

/** A row as it is stored: what it says, and what the dry run read. */
export interface StoredRow<I extends BulkItem = BulkItem, B extends BulkItem = BulkItem> {
  readonly item: I;
  readonly before: B;
}

/** A text of a row of any action; empty where the row has none. */
export const textIn = (item: BulkItem, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : '';
};

/** A list of texts of a row of any action; empty where the row has none. */
export const textsIn = (item: BulkItem, name: string): readonly string[] => {
  const value = item[name];
  return typeof value === 'object' && value !== null ? value : [];
};

/** The state of a row's subject, as it was read. */
export interface BulkReading<B extends BulkItem = BulkItem> {
  /** Says whether the action has something to do, judged by the loaded state. */
  readonly judged: BulkRow['judged'];
  /** Changes with every change by any user; null if the item does not exist. */
  readonly version: string | null;
  /** The part of the present state that an undo needs. */
  readonly before: B;
  /** The author of the existing state if it is already as the row wants it; absent if not requested. */
  readonly author?: ChangeAuthor;
}

export type BulkFailure =
  /**
   * No answer arrived, so the change may or may not have been made. `status`: of an answer that reports an error.
   * `unreadable`: an answer violated the contract.
   */
  | { readonly kind: 'unreachable'; readonly status?: number; readonly unreadable?: true }
  /** The backend changed nothing. `busy`: too many calls at once. */
  | { readonly kind: 'sessionEnded' | 'busy' | 'notAllowed' }
  /** The backend changed nothing: a recent sign-in is required. */
  | { readonly kind: 'recentLoginRequired' }
  /** The backend changed nothing. `reason`: key of a text of the area. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Failures of a dry run. `busy`: the backend accepts no further calls for now. */
export type ReadFailure = { readonly kind: 'unreachable' | 'busy' | 'sessionEnded' | 'cancelled' };

export interface ReadWatch {
  readonly onProgress?: (read: number, all: number) => void;
  readonly isCancelled?: () => boolean;
}

export interface BulkOfRow {
  readonly id: string;
  /** Number of rows to change at the start. */
  readonly rows: number;
}

/**
 * The work of a bulk action on each row of its list; an area describes one for each of its actions. `I`: the content of
 * its rows, `B`: the state that the dry run reads.
 */
export interface BulkAction<I extends BulkItem = BulkItem, B extends BulkItem = BulkItem> {
  /** Stored with what was begun, so it never changes. */
  readonly kind: string;
  /**
   * Looks up the items that the rows name, before they are compared; changes nothing. Absent if the rows contain them.
   * Returns one item per row, in order.
   */
  resolve?(items: readonly I[], watch: ReadWatch): Promise<Result<readonly I[], ReadFailure>>;
  /** The row's subject, in the one spelling by which two rows are the same. */
  keyOf(item: I): string;
  /** Changes nothing. `sentSince`: from when on the row may have been sent, by server time; asks for the author. */
  read(item: I, sentSince?: number): Promise<Result<BulkReading<B>, BulkFailure>>;
  /**
   * One call that changes one item; repeating it has no further effect. `version`: from the dry run; `bulk`: the action
   * the row belongs to. Returns the backend's new state, if its answer contains it.
   */
  change(item: I, version: string | null, bulk: BulkOfRow): Promise<Result<BulkReading<B> | undefined, BulkFailure>>;
  /** True if the backend refuses to change an item that is not in that version any more. */
  isGuarded(item: I): boolean;
  /** Absent if the action cannot be undone. */
  readonly undo?: BulkUndo<I, B>;
  /**
   * Reads a stored row of this or an earlier version of the product; undefined if it is not a row of the action. Absent
   * if every version has stored the same.
   */
  parseRow?(row: StoredRow): StoredRow<I, B> | undefined;
}

export interface BulkUndo<I extends BulkItem = BulkItem, B extends BulkItem = BulkItem> {
  readonly action: BulkAction<I, B>;
  /** The row that takes the change of `item` back. */
  itemOf(item: I, before: B): I;
}
