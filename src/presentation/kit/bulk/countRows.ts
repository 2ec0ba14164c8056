import { countOutcomes, outcomeOf, type RowOutcome, type RunRow } from '@/application/kernel/bulk/BulkRun';

/** Outcomes that somebody may have to do something about. */
const TROUBLE: readonly RowOutcome[] = ['cannot', 'failed', 'unconfirmed', 'notReached'];

export const isTrouble = (row: RunRow): boolean => TROUBLE.includes(outcomeOf(row));

/** Rows by their outcome; `toDo`: those that were planned to be done, `finished`: how many of these are over. */
export type RowCounts = Readonly<Record<RowOutcome | 'trouble' | 'toDo' | 'finished', number>>;

export function countRows(rows: readonly RunRow[]): RowCounts {
  const counts = countOutcomes(rows);
  const toDo = rows.filter(({ planned }) => planned.plan === 'willBeDone').length;
  const trouble = TROUBLE.reduce((sum, outcome) => sum + counts[outcome], 0);
  return { ...counts, trouble, toDo, finished: toDo - counts.waiting - counts.sent };
}

/** How much is finished, in steps of ten: a screen reader is not interrupted by every row. */
export const percentOf = ({ toDo, finished }: RowCounts): number =>
  toDo === 0 ? 100 : Math.floor((finished / toDo) * 10) * 10;
