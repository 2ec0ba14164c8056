import { rule, says } from '../kernel/rule';

/** Days after which a right has to be confirmed again. */
export const REVIEW_AFTER_DAYS = 90;
/** Days without use after which a right counts as unused. */
export const UNUSED_AFTER_DAYS = 30;

const DAY_SECONDS = 86_400;

export interface ReviewFacts {
  /** Seconds since 1970 at which the right was granted. */
  readonly since: number;
  /** Seconds since 1970 at which somebody last confirmed it; null for never. */
  readonly confirmedAt: number | null;
  /** Seconds since 1970 at which it was last used; null for never, undefined where that is not known. */
  readonly usedAt?: number | null;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface ReviewVerdict {
  readonly isDue: boolean;
  readonly isUnused: boolean | 'unknown';
  /** Seconds since 1970 at which time alone changes the answer; null where it does not. */
  readonly until: number | null;
}

/** Whether a right that somebody holds has to be looked at. */
export const reviewDue = rule(
  {
    id: 'CR-RIGHT-03',
    statement: says`A right is due for review ${REVIEW_AFTER_DAYS} days after it was granted or last confirmed. It counts as unused ${UNUSED_AFTER_DAYS} days after its last use, or after it was granted where it was never used. Where its use is not known, that is said.`,
    source: 'DESIGN §9 row 31',
    hazards: ['HAZ-08'],
  },
  ({ since, confirmedAt, usedAt, now }: ReviewFacts): ReviewVerdict => {
    const dueAt = Math.max(since, confirmedAt ?? since) + REVIEW_AFTER_DAYS * DAY_SECONDS;
    const unusedAt =
      usedAt === undefined ? undefined : Math.max(since, usedAt ?? since) + UNUSED_AFTER_DAYS * DAY_SECONDS;
    const later = [dueAt, unusedAt ?? dueAt].filter(moment => moment > now);
    return {
      isDue: now >= dueAt,
      isUnused: unusedAt === undefined ? 'unknown' : now >= unusedAt,
      until: later.length === 0 ? null : Math.min(...later),
    };
  },
);
