import { textOfValue } from '@/domain/organisations/SettingChoice';
import { subscriptionOf } from '@/domain/organisations/subscriptionOf';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { dateFormat } from '../../kit/time/dateFormat';
import { settingsText } from './settingsText';
import type { SettingsStore } from './SettingsStore';

/** The state of the subscription with the days of the form; undefined if they are unknown. */
export function subscriptionAsEntered(store: SettingsStore): SubscriptionStatus | undefined {
  const { known, now } = store.page;
  const [startsOn, endsOn] = [store.inEffect('startsOn'), store.inEffect('endsOn')];
  if (known === undefined || startsOn === undefined || endsOn === undefined) return undefined;
  return subscriptionOf(known, now, { startsOn: textOfValue(startsOn), endsOn: textOfValue(endsOn) });
}

/** A state as text; undefined if unknown. `zone`: the time zone of the calendar days. */
export function subscriptionText(status: SubscriptionStatus | undefined, zone: string): string {
  if (status === undefined) return settingsText('subscription.unknown');
  const day = status.until === null ? undefined : dateFormat.date(dayMoment(status), zone);
  switch (status.state) {
    case 'notStarted':
      return settingsText('subscription.notStarted', { day: day ?? '' });
    case 'active':
      return day === undefined
        ? settingsText('subscription.active')
        : settingsText('subscription.activeUntil', { day });
    case 'endsSoon':
      return settingsText('subscription.endsSoon', { day: day ?? '' });
    case 'ended':
      return settingsText('subscription.ended');
    case 'unknown':
      return settingsText('subscription.unclear');
  }
}

/** The last day counts in full: the state ends when the day after it begins. In milliseconds since 1970. */
const dayMoment = ({ state, until }: SubscriptionStatus): number =>
  ((until ?? 0) - (state === 'endsSoon' ? 1 : 0)) * 1000;
