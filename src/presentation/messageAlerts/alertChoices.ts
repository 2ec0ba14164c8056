import { ALERT_STATES, type AlertState } from '@/domain/messageAlerts/alertState.rule';
import {
  ALERT_AUDIENCES,
  ALERT_KINDS,
  ALERT_REGIONS,
  type AlertAudience,
  type AlertKind,
  type AlertRegion,
} from '@/domain/messageAlerts/MessageAlert';
import { messageAlertsText } from './messageAlertsText';

type Choices<V extends string> = readonly (readonly [V, string])[];

export const stateChoices = (): Choices<AlertState> =>
  ALERT_STATES.map(one => [one, messageAlertsText(`state.${one}`)] as const);

export const audienceChoices = (): Choices<AlertAudience> =>
  ALERT_AUDIENCES.map(one => [one, messageAlertsText(`audience.${one}`)] as const);

/** The least important first, as they are chosen most. */
export const kindChoices = (): Choices<AlertKind> =>
  ALERT_KINDS.toReversed().map(one => [one, messageAlertsText(`kind.${one}`)] as const);

export const regionChoices = (): Choices<AlertRegion> =>
  ALERT_REGIONS.map(one => [one, messageAlertsText(`region.${one}`)] as const);
