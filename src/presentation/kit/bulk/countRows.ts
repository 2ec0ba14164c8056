import { countOutcomes, outcomeOf, type RowOutcome, type RunRow } from '@/application/kernel/bulk/BulkRun';

const NEEDING_ATTENTION: readonly RowOutcome[] = ['cannot', 'failed', 'unconfirmed', 'notReached'];

export const needsAttention = (row: RunRow): boolean => NEEDING_ATTENTION.includes(outcomeOf(row));

/** The plan of a row before the action, and its outcome afterwards. */
export const markOf = (row: RunRow, isPlan: boolean): string => (isPlan ? row.planned.plan : outcomeOf(row));

/** The number of rows by outcome. `toDo`: rows planned to be done; `finished`: how many of those are finished. */
export type RowCounts = Readonly<Record<RowOutcome | 'attention' | 'toDo' | 'finished', number>>;

export function countRows(rows: readonly RunRow[]): RowCounts {
  const counts = countOutcomes(rows);
  const toDo = rows.filter(({ planned }) => planned.plan === 'willBeDone').length;
  const attention = NEEDING_ATTENTION.reduce((sum, outcome) => sum + counts[outcome], 0);
  return { ...counts, attention, toDo, finished: toDo - counts.waiting - counts.sent };
}

/** The overall result of a finished bulk action. */
export type Ending = 'complete' | 'unconfirmed' | 'partly';

/** Rows that needed no change count as complete. Rows that could not be confirmed may have been done. */
export function endingOf({ failed, cannot, notReached, unconfirmed }: RowCounts): Ending {
  if (failed + cannot + notReached > 0) return 'partly';
  return unconfirmed > 0 ? 'unconfirmed' : 'complete';
}

/** Progress in per cent, in steps of ten, so that a screen reader is not interrupted by every row. */
export const percentOf = ({ toDo, finished }: RowCounts): number =>
  toDo === 0 ? 100 : Math.floor((finished / toDo) * 10) * 10;
