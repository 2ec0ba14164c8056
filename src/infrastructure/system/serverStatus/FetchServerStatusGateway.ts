import { isObject } from '@/domain/kernel/parseJson';
import type { ServerStatusGateway } from '@/application/serverStatus/ports/ServerStatusGateway';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

const TIME_LIMIT_MS = 10_000;
const unknown: ServerStatus = { state: 'unknown' };

/** The static status document. The time in the query keeps caches out of it. */
export class FetchServerStatusGateway implements ServerStatusGateway {
  constructor(
    private readonly url: string,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ServerStatus> {
    try {
      const answer = await fetch(`${this.url}?t=${this.clock.now()}`, {
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        cache: 'no-store',
      });
      return answer.ok ? toStatus(await answer.json()) : unknown;
    } catch {
      return unknown;
    }
  }
}

function toStatus(document: unknown): ServerStatus {
  if (!isObject(document)) return unknown;
  const { online } = document;
  if (online === false) return { state: 'offline' };
  if (online !== true) return unknown;
  if (document['goingOffline'] !== true) return { state: 'online' };
  const at = typeof document['offlineTime'] === 'string' ? Date.parse(document['offlineTime']) : Number.NaN;
  return { state: 'goingOffline', at: Number.isNaN(at) ? undefined : at };
}
