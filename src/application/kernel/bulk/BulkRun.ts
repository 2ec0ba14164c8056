import type { PlannedRow } from '@/domain/kernel/bulk/planBulkAction.rule';
import type { BulkItem } from './BulkAction';

/** How far a row that is to be done has come. */
export type RowProgress =
  | { readonly kind: 'waiting' }
  /**
   * A call may have been sent, and its answer was not recorded: the thing is read before anything else.
   * `answered`: the backend said that it did it.
   */
  | { readonly kind: 'sent'; readonly answered?: true }
  /**
   * `version`: after the action; null where there is no such thing now, and with either mark. `authorUnknown`: the
   * answer was lost, so that a colleague may have done the same.
   */
  | {
      readonly kind: 'done';
      readonly version: string | null;
      readonly changedSince?: true;
      readonly authorUnknown?: true;
    }
  /** Somebody else did the same since the dry run. */
  | { readonly kind: 'alreadyDone' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Nothing more is sent, and whether it was done could not be read. */
  | { readonly kind: 'unconfirmed'; readonly answered?: true }
  /** The action was stopped before it. */
  | { readonly kind: 'notReached' };

export interface RunRow {
  readonly planned: PlannedRow;
  readonly item: BulkItem;
  /** As the dry run read it. */
  readonly version: string | null;
  readonly before: BulkItem;
  /** Changes where the plan is `willBeDone`. */
  readonly progress: RowProgress;
}

/** What a bulk action is about. */
export interface BulkSubject {
  /** In words of the screen: the name of an organisation. */
  readonly subject: string;
  /** Absent where it is about no single thing. */
  readonly subjectId?: string;
}

/** A bulk action that was confirmed. */
export interface BulkRun extends BulkSubject {
  readonly id: string;
  /** Of its action. */
  readonly kind: string;
  /** Server time in milliseconds since 1970. */
  readonly startedAt: number;
  /** Every row of the list in its order. */
  readonly rows: readonly RunRow[];
}

export const WAITING: RowProgress = { kind: 'waiting' };

/** The backend did it, and somebody has changed the thing again before it was read. */
export const DONE_AND_CHANGED: RowProgress = { kind: 'done', version: null, changedSince: true };

/** It is done now, and nothing says by whom: undoing could take back what a colleague did. */
export const DONE_BY_SOMEONE: RowProgress = { kind: 'done', version: null, authorUnknown: true };

/** Somebody else has done it. */
export const DONE_BY_OTHER: RowProgress = { kind: 'alreadyDone' };

export const isSent = ({ progress }: RunRow): boolean => progress.kind === 'sent';

export const isAnswered = (progress: RowProgress): boolean => 'answered' in progress && progress.answered === true;

export const toUnconfirmed = (progress: RowProgress): RowProgress => ({
  kind: 'unconfirmed',
  ...(isAnswered(progress) && { answered: true }),
});

export const failed = (reason: string): RowProgress => ({ kind: 'failed', reason });

/** What became of a row, whether it was to be done or not. */
export type RowOutcome = RowProgress['kind'] | 'cannot' | 'repeated';

export function outcomeOf({ planned, progress }: RunRow): RowOutcome {
  return planned.plan === 'willBeDone' ? progress.kind : planned.plan;
}

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly RunRow[]): Readonly<Record<RowOutcome, number>> {
  const counts: Record<RowOutcome, number> = {
    ...{ waiting: 0, sent: 0, done: 0, alreadyDone: 0, failed: 0 },
    ...{ unconfirmed: 0, notReached: 0, cannot: 0, repeated: 0 },
  };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** Whether a row is still to be done or to be read. */
export const isOpen = (row: RunRow): boolean => ['waiting', 'sent'].includes(outcomeOf(row));

export const isOver = ({ rows }: BulkRun): boolean => !rows.some(isOpen);

/** How many rows are stored together. */
export const ROWS_OF_PART = 20;

/** The progress of the rows of one part. */
export const progressOfPart = (rows: readonly RunRow[], part: number): readonly RowProgress[] =>
  rows.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART).map(({ progress }) => progress);

export const partsOf = (rows: readonly RunRow[]): number => Math.ceil(rows.length / ROWS_OF_PART);
