import { daysAfter, startOfDate } from '../kernel/time/startOfDate';
import { rule, says } from '../kernel/rule';

/** Days before its end from which a subscription is said to end soon. */
export const LAST_DAYS = 30;

export interface SubscriptionInput {
  /** Calendar day such as `2026-11-23`; null where it has always run. */
  readonly startsOn: string | null;
  /** The last day; null where it does not end. */
  readonly endsOn: string | null;
  /** By whose calendar the days count, such as `Europe/London`. */
  readonly zone: string;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface SubscriptionStatus {
  readonly state: 'notStarted' | 'active' | 'endsSoon' | 'ended' | 'unknown';
  /** Seconds since 1970 at which the state changes; null where it stays. */
  readonly until: number | null;
}

/** Whether the subscription of an organisation has begun, runs, ends soon or has ended. */
export const subscriptionState = rule(
  {
    id: 'CR-ORG-04',
    statement:
      says`A subscription begins with its first day and ends after its last day, which counts in full, by the ` +
      says`calendar of the region. In its last ${LAST_DAYS} days it ends soon. Without a first day it has begun; ` +
      says`without a last day it does not end. A last day before the first, or a day that no calendar has, makes ` +
      says`its state unknown. The answer says until when it holds.`,
    source: 'DESIGN §9 row 5',
    hazards: ['HAZ-17'],
  },
  ({ startsOn, endsOn, zone, now }: SubscriptionInput): SubscriptionStatus => {
    const start = startsOn === null ? -Infinity : startOfDate(startsOn, zone);
    const lastDay = endsOn === null ? Infinity : startOfDate(endsOn, zone);
    if (start === undefined || lastDay === undefined || lastDay < start) return { state: 'unknown', until: null };
    if (now < start) return { state: 'notStarted', until: start };
    if (lastDay === Infinity) return { state: 'active', until: null };
    const endsSoonFrom = daysAfter(lastDay, 1 - LAST_DAYS, zone);
    if (now < endsSoonFrom) return { state: 'active', until: endsSoonFrom };
    const end = daysAfter(lastDay, 1, zone);
    return now < end ? { state: 'endsSoon', until: end } : { state: 'ended', until: null };
  },
);
