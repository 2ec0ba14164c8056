import type { Checked } from '@/domain/patients/Checked';
import type { Moment } from '@/domain/patients/Moment';

export interface SeenInput {
  readonly moments: readonly Moment[];
  readonly lookedAt: Checked<number | null>;
  /** Ids of the moments that were on the screen. */
  readonly seen: ReadonlySet<string>;
  readonly me: string;
}

/**
 * How far somebody has seen a history, by the time of recording: up to the first new moment that was not on the screen, which stays new.
 * On a first visit nobody reads the whole history, so the newest that was seen counts. Null where there is nothing to remember.
 */
export function seenUpTo({ moments, lookedAt, seen, me }: SeenInput): number | null {
  if (lookedAt === 'couldNotCheck') return null;
  const wasSeen = ({ momentId, author }: Moment): boolean => seen.has(momentId) || author.userId === me;
  const since = lookedAt ?? -Infinity;
  const recent = moments.filter(({ recordedAt }) => recordedAt > since).sort((a, b) => a.recordedAt - b.recordedAt);
  const missed = lookedAt === null ? -1 : recent.findIndex(moment => !wasSeen(moment));
  const upTo = missed === -1 ? recent : recent.slice(0, missed);
  return upTo.filter(wasSeen).at(-1)?.recordedAt ?? null;
}
