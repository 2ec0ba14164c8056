import { rule, says } from '@/domain/kernel/rule';

/** Minutes after the first and the second failed try. */
export const RETRY_MINUTES = [1, 5] as const;
export const MOST_TRIES = RETRY_MINUTES.length + 1;

/** How long a run that failed waits for its next try. */
export const tryAgainAfter = rule(
  {
    id: 'CR-REPORT-10',
    statement:
      says`A run whose report could not be made is tried ${MOST_TRIES} times, ${RETRY_MINUTES[0]} minute after the first ` +
      says`failure and ${RETRY_MINUTES[1]} minutes after the second. Then it has failed, and recipients and owner are told.`,
    source: 'DESIGN §9 row 95',
    hazards: ['HAZ-12'],
  },
  /** Milliseconds; null where it is not tried again. */
  ({ tries }: { readonly tries: number }): number | null => {
    const minutes = RETRY_MINUTES[tries - 1];
    return minutes === undefined ? null : minutes * 60_000;
  },
);
