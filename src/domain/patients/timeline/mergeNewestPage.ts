import type { Moment } from './Moment';
import { mergeMoments } from './mergeMoments';

export interface NewestPage {
  /** Newest first. */
  readonly moments: readonly Moment[];
  /** Nothing older follows. */
  readonly isLast: boolean;
}

/** What is known of a timeline after its newest page was read anew. */
export interface Renewed {
  readonly moments: readonly Moment[];
  /** The page meets what was known: there is no gap between the two. */
  readonly joins: boolean;
}

/**
 * Brings the newest page into a timeline: what the time that it answers for does not hold any more is gone. `since`:
 * ids of moments that came after the page was asked for, of which it cannot know. Pages that do not meet would hide the
 * gap between them.
 */
export function mergeNewestPage(
  known: readonly Moment[],
  { moments, isLast }: NewestPage,
  since: ReadonlySet<string>,
): Renewed {
  const answered = new Set(moments.map(({ momentId }) => momentId));
  const edge = isLast ? -Infinity : (moments.at(-1)?.at ?? Infinity);
  const joins = known.some(({ momentId }) => answered.has(momentId));
  // At the edge itself another page may begin.
  const stays = ({ momentId, at }: Moment): boolean =>
    answered.has(momentId) || since.has(momentId) || (joins && at <= edge);
  return { moments: mergeMoments(known.filter(stays), moments), joins };
}
