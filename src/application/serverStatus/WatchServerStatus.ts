import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { ServerStatusGateway } from './ports/ServerStatusGateway';

const EVERY_MS = 60_000;
const RETRIES = 3;
const RETRY_MS = 1_000;

/** Looks at the server's status again and again. What could not be looked at stays as it was last known. */
export class WatchServerStatus {
  constructor(
    private readonly gateway: ServerStatusGateway,
    private readonly clock: Clock,
  ) {}

  /** Tells at once that nothing is known, then every status that was read. */
  execute(tell: (status: ServerStatus) => void): Stop {
    let stopped = false;
    let cancelAlarm: Stop = () => undefined;
    const look = async (retriesLeft: number): Promise<void> => {
      const status = await this.gateway.read();
      if (stopped) return;
      if (status.state !== 'unknown') tell(status);
      const again = status.state === 'unknown' && retriesLeft > 0;
      cancelAlarm = this.clock.wakeIn(again ? RETRY_MS : EVERY_MS, () => void look(again ? retriesLeft - 1 : RETRIES));
    };
    tell({ state: 'unknown' });
    void look(RETRIES);
    return () => {
      stopped = true;
      cancelAlarm();
    };
  }
}
