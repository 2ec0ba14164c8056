import { MOST_ROWS, planBulkAction, type BulkPlan } from '@/domain/kernel/bulk/planBulkAction.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BulkAction, BulkItem, BulkReading, BulkTrouble } from './BulkAction';
import { WAITING, type RunRow } from './BulkRun';
import { MOST_CALLS, inLanes } from './inLanes';

/** After so many rows in turn without an answer the backend counts as unreachable. */
const MOST_UNANSWERED = MOST_CALLS;

/** What a dry run found. */
export interface CheckedRows {
  readonly plan: Extract<BulkPlan, { kind: 'plan' }>;
  /** Every row of the list in its order. */
  readonly rows: readonly RunRow[];
}

export type CheckFailure =
  | { readonly kind: 'tooMany'; readonly rows: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'cancelled' };

export interface CheckCommand {
  /** A dry run has no use for what changes anything. */
  readonly action: Pick<BulkAction, 'keyOf' | 'read'>;
  readonly items: readonly BulkItem[];
  readonly onProgress?: (checked: number, all: number) => void;
  readonly isCancelled?: () => boolean;
}

/** The dry run of a bulk action: reads what each row names, and changes nothing. */
export class CheckBulkRows {
  async execute({
    action,
    items,
    onProgress = () => undefined,
    isCancelled = () => false,
  }: CheckCommand): Promise<Result<CheckedRows, CheckFailure>> {
    if (items.length > MOST_ROWS) return fail({ kind: 'tooMany', rows: items.length });
    const first = new Map<string, BulkItem>();
    for (const item of items) if (!first.has(action.keyOf(item))) first.set(action.keyOf(item), item);
    const readings = new Map<string, BulkReading>();
    let problem: CheckFailure | undefined;
    let unanswered = 0;
    await inLanes([...first], async ([key, item]) => {
      if (isCancelled()) problem ??= { kind: 'cancelled' };
      if (problem !== undefined) return;
      const found = await action.read(item);
      unanswered = !found.ok && isNoAnswer(found.failure) ? unanswered + 1 : 0;
      if (!found.ok && found.failure.kind === 'sessionEnded') problem ??= { kind: 'sessionEnded' };
      if (unanswered >= MOST_UNANSWERED || (unanswered > 0 && unanswered >= first.size))
        problem ??= { kind: 'unreachable' };
      readings.set(key, found.ok ? found.value : notRead(found.failure));
      onProgress(readings.size, first.size);
    });
    if (isCancelled()) return fail({ kind: 'cancelled' });
    return problem === undefined ? ok(planned(action, items, readings)) : fail(problem);
  }
}

/** A row that cannot be read says nothing of the others. */
const isNoAnswer = (trouble: BulkTrouble): boolean =>
  trouble.kind === 'busy' || (trouble.kind === 'unreachable' && trouble.unreadable !== true);

/** What is not known is not done. */
const notRead = (trouble: BulkTrouble): BulkReading => ({
  judged: { cannot: reasonOf(trouble) },
  version: null,
  before: {},
});

function reasonOf(trouble: BulkTrouble): string {
  if (trouble.kind === 'refused') return trouble.reason;
  return trouble.kind === 'notAllowed' ? 'notAllowed' : 'couldNotCheck';
}

function planned(
  action: Pick<BulkAction, 'keyOf'>,
  items: readonly BulkItem[],
  readings: ReadonlyMap<string, BulkReading>,
): CheckedRows {
  const found = items.map(item => {
    const key = action.keyOf(item);
    return { item, key, reading: readings.get(key) ?? notRead({ kind: 'unreachable' }) };
  });
  const plan = planBulkAction({ rows: found.map(({ key, reading: { judged } }) => ({ key, judged })) });
  if (plan.kind !== 'plan') throw new Error('A list that is too long is refused before it is read.');
  const rows = plan.rows.map((row, place): RunRow => {
    const { item = {}, reading } = found[place] ?? {};
    return { planned: row, item, version: reading?.version ?? null, before: reading?.before ?? {}, progress: WAITING };
  });
  return { plan, rows };
}
