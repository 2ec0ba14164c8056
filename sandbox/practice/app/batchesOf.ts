import type { SyncBatchDto } from '@/infrastructure/http/patients/ownMomentDtos';
import type { Recorded } from './Recorded';
import { isoTime } from '#sandbox/backend/kernel/isoTime';

/** What waits, kind by kind, each with the span of time that it covers. */
export function batchesOf(waiting: readonly Recorded[]): readonly SyncBatchDto[] {
  const types = [...new Set(waiting.map(({ type }) => type))];
  return types.map(eventType => {
    const events = waiting.filter(({ type }) => type === eventType).map(({ event }) => event);
    const times = events.map(({ at }) => Date.parse(at));
    // The end of a span is not part of it.
    return { eventType, startFrom: isoTime(Math.min(...times)), endAt: isoTime(Math.max(...times) + 1), events };
  });
}
