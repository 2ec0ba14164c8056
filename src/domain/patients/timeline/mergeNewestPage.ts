import type { Moment } from './Moment';
import { mergeMoments } from './mergeMoments';

export interface NewestPage {
  /** Newest first. */
  readonly moments: readonly Moment[];
  /** There are no older moments. */
  readonly isLast: boolean;
}

/** A timeline after its newest page was reloaded. */
export interface Renewed {
  readonly moments: readonly Moment[];
  /** There is no gap between the page and the known moments. */
  readonly joins: boolean;
}

/**
 * Merges the newest page into a timeline. Moments in its range that are no longer on it are removed, except those in
 * `since`, which arrived after the request. Pages that do not meet must not hide the gap between them.
 */
export function mergeNewestPage(
  known: readonly Moment[],
  { moments, isLast }: NewestPage,
  since: ReadonlySet<string>,
): Renewed {
  const answered = new Set(moments.map(({ momentId }) => momentId));
  const edge = isLast ? -Infinity : (moments.at(-1)?.at ?? Infinity);
  const joins = known.some(({ momentId }) => answered.has(momentId));
  // The next page may begin at exactly this time.
  const stays = ({ momentId, at }: Moment): boolean =>
    answered.has(momentId) || since.has(momentId) || (joins && at <= edge);
  return { moments: mergeMoments(known.filter(stays), moments), joins };
}
