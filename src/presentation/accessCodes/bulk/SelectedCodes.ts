import type { CodeName } from '@/domain/accessCodes/AccessCode';
import type { SelectedRows } from '../../kit/table/RowSelection';

export interface SelectedCodes {
  readonly rows: SelectedRows;
  /** Number of selected codes; undefined if all matching codes are selected and their number is unknown. */
  readonly count: number | undefined;
  /** Loads the codes that are not loaded yet; undefined if that failed. */
  readonly load: () => Promise<readonly CodeName[] | undefined>;
  /** Clears the selection. */
  readonly discard: () => void;
}

/** Access to the selection of a list of codes. */
export interface CodeSelection {
  selectedCodes(): SelectedCodes;
  /** Restores a selection that was made on an earlier page. */
  select(rows: SelectedRows): void;
}
