import { rule, says } from '../kernel/rule';

/** Days after which a permission must be confirmed again. */
export const REVIEW_AFTER_DAYS = 90;
/** Days without use after which a permission counts as unused. */
export const UNUSED_AFTER_DAYS = 30;

const DAY_SECONDS = 86_400;

export interface ReviewFacts {
  /** Time of the grant, in seconds since 1970. */
  readonly since: number;
  /** Time of the last confirmation, in seconds since 1970; null for never. */
  readonly confirmedAt: number | null;
  /** Time of the last use, in seconds since 1970; null for never, undefined if unknown. */
  readonly usedAt?: number | null;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface ReviewVerdict {
  readonly isDue: boolean;
  readonly isUnused: boolean | 'unknown';
  /** Seconds since 1970 at which the answer changes by itself; null if it never does. */
  readonly until: number | null;
}

/** Decides whether a permission is due for review. */
export const reviewDue = rule(
  {
    id: 'CR-RIGHT-03',
    statement:
      says`A permission is due for review ${REVIEW_AFTER_DAYS} days after it was granted or last confirmed. It ` +
      says`counts as unused ${UNUSED_AFTER_DAYS} days after its last use, or after the grant if it was never ` +
      says`used. If its use is not known, the review says so.`,
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
