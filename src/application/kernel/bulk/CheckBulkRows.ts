import { MOST_ROWS, planBulkAction, type BulkPlan } from '@/domain/kernel/bulk/planBulkAction.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BulkAction, BulkItem, BulkReading, BulkFailure, ReadFailure, ReadWatch } from './BulkAction';
import { WAITING, type RunRow } from './BulkRun';
import { readConcurrently } from './readConcurrently';

/** Result of a dry run. */
export interface CheckedRows {
  readonly plan: Extract<BulkPlan, { kind: 'plan' }>;
  /** Every row in list order. */
  readonly rows: readonly RunRow[];
}

export type CheckFailure = ReadFailure | { readonly kind: 'tooMany'; readonly rows: number };

export interface CheckCommand extends ReadWatch {
  /** Only the parts of the action that change nothing. */
  readonly action: Pick<BulkAction, 'keyOf' | 'read' | 'resolve'>;
  readonly items: readonly BulkItem[];
}

/** The dry run of a bulk action: reads each row's item and changes nothing. */
export class CheckBulkRows {
  async execute({ action, items: given, ...watch }: CheckCommand): Promise<Result<CheckedRows, CheckFailure>> {
    if (given.length > MOST_ROWS) return fail({ kind: 'tooMany', rows: given.length });
    const resolved = action.resolve === undefined ? ok(given) : await action.resolve(given, watch);
    if (!resolved.ok) return resolved;
    const items = resolved.value;
    const first = new Map<string, BulkItem>();
    for (const item of items) if (!first.has(action.keyOf(item))) first.set(action.keyOf(item), item);
    const found = await readConcurrently([...first.values()], item => action.read(item), watch);
    if (!found.ok) return found;
    const readings = new Map(
      [...first].map(([key, item]) => {
        const reading = found.value.get(item) ?? fail<BulkFailure>({ kind: 'unreachable' });
        return [key, reading.ok ? reading.value : notRead(reading.failure)];
      }),
    );
    return ok(planned(action, items, readings));
  }
}

/** An unknown item is not changed. */
const notRead = (failure: BulkFailure): BulkReading => ({
  judged: { cannot: reasonOf(failure) },
  version: null,
  before: {},
});

function reasonOf(failure: BulkFailure): string {
  if (failure.kind === 'refused') return failure.reason;
  return failure.kind === 'notAllowed' ? 'notAllowed' : 'couldNotCheck';
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
