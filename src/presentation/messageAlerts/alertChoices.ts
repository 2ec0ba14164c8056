import { ALERT_STATES } from '@/domain/messageAlerts/alertState.rule';
import { ALERT_AUDIENCES, ALERT_KINDS, ALERT_REGIONS } from '@/domain/messageAlerts/MessageAlert';
import { messageAlertsText } from './messageAlertsText';

/** The values of the closed lists with their labels. */
export const alertChoices = {
  states: () => ALERT_STATES.map(one => [one, messageAlertsText(`state.${one}`)] as const),
  audiences: () => ALERT_AUDIENCES.map(one => [one, messageAlertsText(`audience.${one}`)] as const),
  /** The least important kind comes first, because it is chosen most often. */
  kinds: () => ALERT_KINDS.toReversed().map(one => [one, messageAlertsText(`kind.${one}`)] as const),
  regions: () => ALERT_REGIONS.map(one => [one, messageAlertsText(`region.${one}`)] as const),
};
