import { rule, says } from '../rule';

/** Maximum number of rows in one bulk action. */
export const MOST_ROWS = 2_000;
/** For more rows than this the user must type their number to confirm. */
export const ROWS_WITHOUT_TYPING = 10;

/** One row of a list that was typed, pasted, loaded from a file or selected. */
export interface BulkRow {
  /** The normalised name of the row's item; rows with equal keys name the same item. */
  readonly key: string;
  /** The effect of the action: a change, no change needed, or blocked with a reason. */
  readonly judged: 'do' | 'already' | { readonly cannot: string };
}

export type PlannedRow =
  | { readonly row: number; readonly key: string; readonly plan: 'willBeDone' | 'alreadyDone' }
  | { readonly row: number; readonly key: string; readonly plan: 'cannot'; readonly reason: string }
  /** `first`: the earlier row that names the same item. */
  | { readonly row: number; readonly key: string; readonly plan: 'repeated'; readonly first: number };

export type BulkPlan =
  | { readonly kind: 'tooMany'; readonly rows: number }
  | {
      readonly kind: 'plan';
      /** Every row in list order, counted from 1. */
      readonly rows: readonly PlannedRow[];
      readonly willBeDone: number;
      /** The user must type the number of rows. */
      readonly typed: boolean;
    };

/** Plans the effect of a bulk action on each row of its list. */
export const planBulkAction = rule(
  {
    id: 'CR-BULK-01',
    statement:
      says`A bulk action is planned before anything is changed: each row will be changed, needs no change, is ` +
      says`blocked with a reason, or names the same item as an earlier row. An item that is named twice is ` +
      says`changed at most once. A list of more than ${MOST_ROWS} rows is rejected as a whole; to change more ` +
      says`than ${ROWS_WITHOUT_TYPING} rows the user must type their number.`,
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
