import type { CodeName } from '@/domain/accessCodes/AccessCode';

/** Codes that were selected in a list. */
export interface SelectedCodes {
  /** How many; undefined where all that match are meant and their number is unknown. */
  readonly count: number | undefined;
  /** Loads those that are not there yet; undefined where that failed. */
  readonly load: () => Promise<readonly CodeName[] | undefined>;
  /** Selects none of them any more. */
  readonly discard: () => void;
}
