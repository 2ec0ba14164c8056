import { regionZone } from '../kernel/regionZone';
import type { Organisation } from './Organisation';
import { subscriptionState, type SubscriptionStatus } from './subscriptionState.rule';

/** The days of a subscription; an empty text is none on purpose, null none at all. */
interface SubscriptionDays {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/**
 * The state of the subscription of an organisation by the calendar of its region; of other days than those in effect
 * where they are given. `now`: milliseconds since 1970, server time.
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

/** By whose calendar the days of an organisation count. */
export const zoneOf = ({ settings }: Pick<Organisation, 'settings'>): string =>
  regionZone(settings.details.region.value === 'Australia' ? 'Australia' : 'UK');
