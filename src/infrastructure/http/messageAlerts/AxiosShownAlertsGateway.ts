import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { ShownAlerts, ShownAlertsGateway } from '@/application/messageAlerts/ports/ShownAlertsGateway';
import type { Result } from '@/domain/kernel/Result';
import { ALERT_KINDS, type AlertKind, type ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { toCallAnswer } from '../client/toCallAnswer';
import { messageAlertEndpoints } from '../endpoints/messageAlerts';
import type { ShownAlertDto } from './messageAlertDtos';

/** Only the panel of connections reports the failure. */
const call = { expects: [403], ownWords: true } as const satisfies CallOptions;

export class AxiosShownAlertsGateway implements ShownAlertsGateway {
  constructor(private readonly backend: BackendClient) {}

  async shownTo(version: string): Promise<Result<ShownAlerts, CallFailure>> {
    const query = version === '' ? {} : { version };
    const answer = await this.backend.call(messageAlertEndpoints.shownToUser, { query }, call);
    return toCallAnswer(answer, ({ alerts }, { unreadable }) => ({ alerts: alerts.map(toShownAlert), unreadable }));
  }
}

const toShownAlert = ({ dismissible, from, until, kind, ...alert }: ShownAlertDto): ShownAlert => ({
  id: alert.id,
  message: alert.message,
  revision: alert.revision,
  kind: toKind(kind),
  isDismissible: dismissible,
  from: Date.parse(from),
  until: until === undefined ? null : Date.parse(until),
});

/** A kind that this dashboard does not know may be an important one. */
const toKind = (kind: string): AlertKind => ALERT_KINDS.find(one => one === kind) ?? 'warning';
