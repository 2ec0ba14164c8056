import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BulkReading, BulkFailure, ReadFailure, ReadWatch } from './BulkAction';
import { forEachConcurrently, MOST_CALLS } from './forEachConcurrently';

/** Consecutive items without an answer after which the backend counts as unreachable. */
const MOST_UNANSWERED = MOST_CALLS;

/** The reading of each item, or its failure. */
export type Readings<T> = ReadonlyMap<T, Result<BulkReading, BulkFailure>>;

/**
 * Reads items in order and changes nothing. Stops at once when further reading is pointless: the session has ended, the
 * backend does not answer, or the caller no longer needs them.
 */
export async function readConcurrently<T>(
  things: readonly T[],
  read: (thing: T) => Promise<Result<BulkReading, BulkFailure>>,
  { onProgress = () => undefined, isCancelled = () => false }: ReadWatch,
): Promise<Result<Readings<T>, ReadFailure>> {
  const readings = new Map<T, Result<BulkReading, BulkFailure>>();
  let problem: ReadFailure | undefined;
  let unanswered = 0;
  await forEachConcurrently(things, async thing => {
    if (isCancelled()) problem = { kind: 'cancelled' };
    if (problem !== undefined) return;
    const found = await read(thing);
    const silence = found.ok ? undefined : silenceOf(found.failure);
    unanswered = silence === undefined ? 0 : unanswered + 1;
    if (!found.ok && found.failure.kind === 'sessionEnded') problem ??= { kind: 'sessionEnded' };
    if (silence !== undefined && unanswered >= Math.min(MOST_UNANSWERED, things.length)) problem ??= { kind: silence };
    readings.set(thing, found);
    onProgress(readings.size, things.length);
  });
  if (isCancelled()) return fail({ kind: 'cancelled' });
  return problem === undefined ? ok(readings) : fail(problem);
}

/** An unreadable item does not affect the others. */
function silenceOf(failure: BulkFailure): 'unreachable' | 'busy' | undefined {
  if (failure.kind === 'busy') return 'busy';
  return failure.kind === 'unreachable' && failure.unreadable !== true ? 'unreachable' : undefined;
}
