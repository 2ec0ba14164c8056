import { rule, says } from '@/domain/kernel/rule';

/** Delays after the first and the second failed attempt, in minutes. */
export const RETRY_MINUTES = [1, 5] as const;
export const MOST_TRIES = RETRY_MINUTES.length + 1;

/** Returns the delay before the next attempt of a failed run. */
export const tryAgainAfter = rule(
  {
    id: 'CR-REPORT-10',
    statement:
      says`A run whose report cannot be made is attempted ${MOST_TRIES} times, ${RETRY_MINUTES[0]} minute after ` +
      says`the first failure and ${RETRY_MINUTES[1]} minutes after the second. Then it has failed, and its ` +
      says`recipients and its owner are notified.`,
    source: 'DESIGN §9 row 95',
    hazards: ['HAZ-12'],
  },
  /** In milliseconds; null if there is no further attempt. */
  ({ tries }: { readonly tries: number }): number | null => {
    const minutes = RETRY_MINUTES[tries - 1];
    return minutes === undefined ? null : minutes * 60_000;
  },
);
