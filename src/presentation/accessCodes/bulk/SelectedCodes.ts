import type { CodeName } from '@/domain/accessCodes/AccessCode';
import type { SelectedRows } from '../../kit/table/RowSelection';

/** Codes that were selected in a list. */
export interface SelectedCodes {
  readonly rows: SelectedRows;
  /** Number of selected codes; undefined if all matching codes are selected and their number is unknown. */
  readonly count: number | undefined;
  /** Loads those that are not there yet; undefined where that failed. */
  readonly load: () => Promise<readonly CodeName[] | undefined>;
  /** Clears the selection. */
  readonly discard: () => void;
}

/** The selection of a list of codes. */
export interface CodeSelection {
  /** The present selection. */
  selectedCodes(): SelectedCodes;
  /** Selects what was selected on an earlier page. */
  select(rows: SelectedRows): void;
}
