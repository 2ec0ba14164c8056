import { regionZone } from '../kernel/regionZone';
import type { Organisation } from './Organisation';
import { subscriptionState, type SubscriptionStatus } from './subscriptionState.rule';

/** The days of a subscription; an empty text is deliberately unset, null is not set at all. */
interface SubscriptionDays {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/**
 * Returns the state of an organisation's subscription in the calendar of its region; given days replace the effective
 * ones. `now`: milliseconds since 1970, server time.
 */
export function subscriptionOf(
  { settings }: Pick<Organisation, 'settings'>,
  now: number,
  days: SubscriptionDays = {
    startsOn: settings.subscription.startsOn.value,
    endsOn: settings.subscription.endsOn.value,
  },
): SubscriptionStatus {
  return subscriptionState({
    startsOn: days.startsOn === '' ? null : days.startsOn,
    endsOn: days.endsOn === '' ? null : days.endsOn,
    zone: zoneOf({ settings }),
    now: Math.floor(now / 1000),
  });
}

/** Returns the time zone of an organisation's calendar days. */
export const zoneOf = ({ settings }: Pick<Organisation, 'settings'>): string =>
  regionZone(settings.details.region.value === 'Australia' ? 'Australia' : 'UK');
