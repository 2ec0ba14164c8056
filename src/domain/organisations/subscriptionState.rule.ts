import { daysAfter, startOfDate } from '../kernel/time/startOfDate';
import { rule, says } from '../kernel/rule';

/** Days before its end from which a subscription ends soon. */
export const LAST_DAYS = 30;

export interface SubscriptionInput {
  /** Calendar day such as `2026-11-23`; null if it has always run. */
  readonly startsOn: string | null;
  /** The last day; null if it does not end. */
  readonly endsOn: string | null;
  /** Time zone of the calendar days, such as `Europe/London`. */
  readonly zone: string;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface SubscriptionStatus {
  readonly state: 'notStarted' | 'active' | 'endsSoon' | 'ended' | 'unknown';
  /** Seconds since 1970 at which the state changes; null if it stays. */
  readonly until: number | null;
}

/** Returns the state of an organisation's subscription. */
export const subscriptionState = rule(
  {
    id: 'CR-ORG-04',
    statement:
      says`A subscription begins with its first day and ends after its last day, which counts in full, in the ` +
      says`calendar of the region. In its last ${LAST_DAYS} days it ends soon. Without a first day it has begun; ` +
      says`without a last day it does not end. A last day before the first, or a day that does not exist, makes ` +
      says`its state unknown. The answer includes the time until which it holds.`,
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
