import type { PlannedRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import type { BulkItem } from './BulkAction';

export type RowProgress =
  | { readonly kind: 'waiting' }
  /**
   * A call may have been sent without a recorded answer, so the item is read first. `answered`: the backend confirmed
   * the change.
   */
  | { readonly kind: 'sent'; readonly answered?: true }
  /**
   * `version`: after the action; null if the item no longer exists, and with either flag. `authorUnknown`: the answer
   * was lost, so a colleague may have made the same change.
   */
  | {
      readonly kind: 'done';
      readonly version: string | null;
      readonly changedSince?: true;
      readonly authorUnknown?: true;
    }
  /** Another user has made the same change since the dry run. */
  | { readonly kind: 'alreadyDone' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** No further call is sent, and the outcome could not be read. */
  | { readonly kind: 'unconfirmed'; readonly answered?: true }
  /** The action was stopped before this row. */
  | { readonly kind: 'notReached' };

export interface RunRow {
  readonly planned: PlannedRow;
  readonly item: BulkItem;
  /** As read by the dry run. */
  readonly version: string | null;
  readonly before: BulkItem;
  /** Changes only if the plan is `willBeDone`. */
  readonly progress: RowProgress;
}

export interface BulkSubject {
  /** As shown on screen: the name of an organisation. */
  readonly subject: string;
  /** Absent without a single subject. */
  readonly subjectId?: string;
}

/** A confirmed bulk action. */
export interface BulkRun extends BulkSubject {
  readonly id: string;
  /** Kind of its action. */
  readonly kind: string;
  /** Server time in milliseconds since 1970. */
  readonly startedAt: number;
  /** Every row in list order. */
  readonly rows: readonly RunRow[];
}

export const WAITING: RowProgress = { kind: 'waiting' };

/** The backend made the change, and the item was changed again before it was read. */
export const DONE_AND_CHANGED: RowProgress = { kind: 'done', version: null, changedSince: true };

/** The change was made by an unknown author: undoing could revert a colleague's change. */
export const DONE_BY_SOMEONE: RowProgress = { kind: 'done', version: null, authorUnknown: true };

/** Another user has made the change. */
export const DONE_BY_OTHER: RowProgress = { kind: 'alreadyDone' };

export const isSent = ({ progress }: RunRow): boolean => progress.kind === 'sent';

export const isAnswered = (progress: RowProgress): boolean => 'answered' in progress && progress.answered === true;

export const toUnconfirmed = (progress: RowProgress): RowProgress => ({
  kind: 'unconfirmed',
  ...(isAnswered(progress) && { answered: true }),
});

export const failed = (reason: string): RowProgress => ({ kind: 'failed', reason });

export type RowOutcome = RowProgress['kind'] | 'cannot' | 'repeated';

export function outcomeOf({ planned, progress }: RunRow): RowOutcome {
  return planned.plan === 'willBeDone' ? progress.kind : planned.plan;
}

export function countOutcomes(rows: readonly RunRow[]): Readonly<Record<RowOutcome, number>> {
  const counts: Record<RowOutcome, number> = {
    ...{ waiting: 0, sent: 0, done: 0, alreadyDone: 0, failed: 0 },
    ...{ unconfirmed: 0, notReached: 0, cannot: 0, repeated: 0 },
  };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** True if a row still has to be changed or read. */
export const isOpen = (row: RunRow): boolean => ['waiting', 'sent'].includes(outcomeOf(row));

export const isOver = ({ rows }: BulkRun): boolean => !rows.some(isOpen);

/** Number of rows stored together. */
export const ROWS_OF_PART = 20;

export const progressOfPart = (rows: readonly RunRow[], part: number): readonly RowProgress[] =>
  rows.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART).map(({ progress }) => progress);

export const partsOf = (rows: readonly RunRow[]): number => Math.ceil(rows.length / ROWS_OF_PART);
