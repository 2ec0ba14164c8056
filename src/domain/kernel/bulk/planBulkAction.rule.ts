import { rule, says } from '../rule';

/** Rows of one bulk action. */
export const MOST_ROWS = 2_000;
/** More rows than this need their number typed before anything is done. */
export const ROWS_WITHOUT_TYPING = 10;

/** One row of a list that was typed, pasted, read from a file or selected. */
export interface BulkRow {
  /** What the row names, in the one spelling by which two rows are the same thing. */
  readonly key: string;
  /** What the action would do to it: something, nothing because it is so already, or nothing for a reason. */
  readonly judged: 'do' | 'already' | { readonly cannot: string };
}

export type PlannedRow =
  | { readonly row: number; readonly key: string; readonly plan: 'willBeDone' | 'alreadyDone' }
  | { readonly row: number; readonly key: string; readonly plan: 'cannot'; readonly reason: string }
  /** `first`: the row that names the same thing before it. */
  | { readonly row: number; readonly key: string; readonly plan: 'repeated'; readonly first: number };

export type BulkPlan =
  | { readonly kind: 'tooMany'; readonly rows: number }
  | {
      readonly kind: 'plan';
      /** Every row of the list in its order, counted from 1. */
      readonly rows: readonly PlannedRow[];
      readonly willBeDone: number;
      /** Whether the number of rows has to be typed. */
      readonly typed: boolean;
    };

/** What a bulk action will do to each row of its list. */
export const planBulkAction = rule(
  {
    id: 'CR-BULK-01',
    statement:
      says`A bulk action is planned before anything is done: for each row whether it will be done, is so already, ` +
      says`cannot be done and why, or names the same as an earlier row. What is named twice is done at most once. ` +
      says`A list of more than ${MOST_ROWS} rows is refused as a whole; more than ${ROWS_WITHOUT_TYPING} rows to be ` +
      says`done need their number typed.`,
    source: 'DESIGN §9 row 12',
    hazards: ['HAZ-18'],
  },
  ({ rows }: { readonly rows: readonly BulkRow[] }): BulkPlan => {
    if (rows.length > MOST_ROWS) return { kind: 'tooMany', rows: rows.length };
    const firstOf = new Map<string, number>();
    const planned = rows.map(({ key, judged }, place): PlannedRow => {
      const row = place + 1;
      const first = firstOf.get(key);
      if (first !== undefined) return { row, key, plan: 'repeated', first };
      firstOf.set(key, row);
      if (typeof judged === 'object') return { row, key, plan: 'cannot', reason: judged.cannot };
      return { row, key, plan: judged === 'do' ? 'willBeDone' : 'alreadyDone' };
    });
    const willBeDone = planned.filter(({ plan }) => plan === 'willBeDone').length;
    return { kind: 'plan', rows: planned, willBeDone, typed: willBeDone > ROWS_WITHOUT_TYPING };
  },
);
