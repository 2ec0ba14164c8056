import type { Checked } from '@/domain/kernel/Checked';
import type { Moment } from '@/domain/patients/timeline/Moment';

export interface SeenInput {
  /** As far as they are loaded, newest first. */
  readonly moments: readonly Moment[];
  /** Nothing lies beyond what is loaded. */
  readonly isWhole: boolean;
  readonly lookedAt: Checked<number | null>;
  /** Ids of the moments that were on the screen. */
  readonly seen: ReadonlySet<string>;
  readonly me: string;
}

/**
 * How far somebody has seen a history, by the time of recording: up to the first new moment that was not on the screen,
 * which stays new.
 * What is not loaded was not on the screen either: unless the moments reach back to the last look, nothing is said to
 * be seen. On a first visit nobody reads the whole history, so the newest of others that was seen counts; what one
 * wrote oneself lifts that mark over nothing that was not seen. Null where there is nothing to remember.
 */
export function lastSeen({ moments, isWhole, lookedAt, seen, me }: SeenInput): number | null {
  if (lookedAt === 'couldNotCheck') return null;
  const ofOthers = ({ author }: Moment): boolean => author.userId !== me;
  const byTime = moments.toSorted((a, b) => a.recordedAt - b.recordedAt);
  const first =
    lookedAt ?? byTime.findLast(moment => ofOthers(moment) && seen.has(moment.momentId))?.recordedAt ?? null;
  const reaches = isWhole || (lookedAt !== null && (moments.at(-1)?.at ?? Infinity) <= lookedAt);
  if (!reaches) return lookedAt === null ? first : null;
  const recent = byTime.filter(({ recordedAt }) => recordedAt > (first ?? -Infinity));
  const missed = recent.findIndex(moment => ofOthers(moment) && !seen.has(moment.momentId));
  const upTo = missed === -1 ? recent : recent.slice(0, missed);
  return upTo.at(-1)?.recordedAt ?? (lookedAt === null ? first : null);
}
