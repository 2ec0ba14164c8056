import { parseJson } from '@/domain/kernel/parseJson';
import { alertOrder } from '@/domain/messageAlerts/alertOrder.rule';
import { ALERT_KINDS, type Dismissal, type ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { ShownAlertDto } from '@/infrastructure/http/messageAlerts/messageAlertDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

/** The messages from the service as the app shows them. */
export interface ShownMessages {
  readonly open: readonly Pick<ShownAlert, 'id' | 'kind' | 'message' | 'isDismissible'>[];
  /** The number of messages behind the others. */
  readonly more: number;
}

/** The version of the newest app; the older one uses the calls of the first generation. */
const NEWEST = '4.3.0';
const OLDER = '4.2.1';
/** The user's own document: a dismissal follows them to every device. */
const NAME = 'app-dismissed-alerts';
const DATA_STRUCTURE_VERSION = 1;

/** The messages from the service, as the app of a patient shows them. */
export class ServiceMessages {
  constructor(
    private readonly calls: EndpointCalls,
    private readonly clock: { now(): number },
  ) {}

  async shown(): Promise<ShownMessages> {
    const alerts = await this.alerts();
    const dismissed = await this.dismissed();
    const { open, more } = alertOrder({ alerts, dismissed, now: this.clock.now() });
    return { open: open.flatMap(id => alerts.find(one => one.id === id) ?? []), more: more.length };
  }

  /** The messages as the older app shows them: all for its version, without a kind and without an end. */
  async shownInOlderApp(): Promise<readonly string[]> {
    const { value } = await this.calls.call(endpoints.messageAlerts.listV1, { query: { version: OLDER } });
    return value.map(({ message }) => message);
  }

  /** Dismisses what is open and may be dismissed; answers how many these were. */
  async dismiss(): Promise<number> {
    const { open } = await this.shown();
    const alerts = await this.alerts();
    const mine = alerts.filter(one => one.isDismissible && open.some(({ id }) => id === one.id));
    const dismissed = [...mine, ...(await this.dismissed())];
    const content = JSON.stringify(dismissed.map(({ id, revision }) => [id, revision]));
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    await this.calls.call(endpoints.account.putCloudDocument, { path: { name: NAME }, query, body: { content } });
    return mine.length;
  }

  private async alerts(): Promise<readonly ShownAlert[]> {
    const { value } = await this.calls.call(endpoints.messageAlerts.shownToUser, { query: { version: NEWEST } });
    return value.alerts.map(toShown);
  }

  private async dismissed(): Promise<readonly Dismissal[]> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    try {
      const { value } = await this.calls.call(endpoints.account.cloudDocument, { path: { name: NAME }, query });
      const pairs = parseJson(value.content) as readonly (readonly [string, string])[];
      return pairs.map(([id, revision]) => ({ id, revision }));
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return [];
      throw error;
    }
  }
}

const toShown = ({ dismissible, from, until, kind, ...alert }: ShownAlertDto): ShownAlert => ({
  ...{ id: alert.id, message: alert.message, revision: alert.revision, isDismissible: dismissible },
  kind: ALERT_KINDS.find(one => one === kind) ?? 'warning',
  from: Date.parse(from),
  until: until === undefined ? null : Date.parse(until),
});
