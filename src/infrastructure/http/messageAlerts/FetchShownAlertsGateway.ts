import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { ShownAlerts, ShownAlertsGateway } from '@/application/messageAlerts/ports/ShownAlertsGateway';
import { isObject } from '@/domain/kernel/parseJson';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { ALERT_KINDS, type ShownAlert } from '@/domain/messageAlerts/MessageAlert';

const TIME_LIMIT_MS = 10_000;

/**
 * The messages for visitors of the login page. A plain call without a session: the backend client with its wire classes
 * would make the page heavier.
 */
export class FetchShownAlertsGateway implements ShownAlertsGateway {
  constructor(
    private readonly backendUrl: string,
    /** Receives the time of the server, in milliseconds since 1970. */
    private readonly onServerTime: (at: number) => void = () => undefined,
  ) {}

  async shownTo(version: string): Promise<Result<ShownAlerts, CallFailure>> {
    const query = version === '' ? '' : `?version=${encodeURIComponent(version)}`;
    try {
      const answer = await fetch(`${this.backendUrl}/v2/message-alerts/action/list-messages-for-public${query}`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        cache: 'no-store',
        credentials: 'omit',
      });
      if (!answer.ok) return fail({ kind: 'unreachable', status: answer.status });
      return this.read(await answer.json());
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }

  private read(body: unknown): Result<ShownAlerts, CallFailure> {
    if (!isObject(body) || !Array.isArray(body['alerts'])) return fail({ kind: 'unreachable', unreadable: true });
    const at = momentIn(body['now']);
    if (at !== undefined) this.onServerTime(at);
    const read = body['alerts'].map(toShownAlert);
    const alerts = read.filter(one => one !== undefined);
    return ok({ alerts, unreadable: read.length - alerts.length });
  }
}

function toShownAlert(item: unknown): ShownAlert | undefined {
  if (!isObject(item)) return undefined;
  const { id, kind, message, revision, dismissible, until } = item;
  const from = momentIn(item['from']);
  const end = until === undefined || until === null ? null : momentIn(until);
  if (typeof id !== 'string' || typeof message !== 'string' || message === '') return undefined;
  if (typeof revision !== 'string' || from === undefined || end === undefined) return undefined;
  // A kind that this page does not know may be an important one.
  const known = ALERT_KINDS.find(one => one === kind) ?? 'warning';
  return { id, message, revision, kind: known, isDismissible: dismissible === true, from, until: end };
}

function momentIn(text: unknown): number | undefined {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
