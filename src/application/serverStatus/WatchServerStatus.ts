import { announcedStatus } from '@/domain/serverStatus/announcedStatus.rule';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import type { Leadership } from '../chat/ports/Leadership';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ServerStatusGateway } from './ports/ServerStatusGateway';
import type { ServerStatusSignal } from './ports/ServerStatusSignal';

export interface WatchServerStatusPorts {
  readonly gateway: ServerStatusGateway;
  readonly signal: ServerStatusSignal;
  readonly leadership: Leadership;
  /** Server time once it is known. */
  readonly clock: Clock;
}

const EVERY_MS = 60_000;
const RETRIES = 3;
const RETRY_MS = 1_000;
/** The longest wait, in milliseconds. Browser timers cannot be set weeks ahead, so a later time is checked again. */
const LONGEST_WAIT_MS = 3_600_000;
/** One request for all windows of the device. */
const EVERYBODY = 'server-status';

/**
 * Polls the server's status. After a failed load the last known status stays. One window of the device polls and
 * notifies the others.
 */
export class WatchServerStatus {
  constructor(private readonly ports: WatchServerStatusPorts) {}

  /** Reports "unknown" at once, then every status that was loaded. */
  execute(notify: (status: ServerStatus) => void): Unsubscribe {
    const watch = new StatusWatch(this.ports, notify);
    return watch.start();
  }
}

class StatusWatch {
  private announced: ServerStatus = { state: 'unknown' };
  private leads = false;
  private stopped = false;
  private cancelCheck: Unsubscribe = () => undefined;
  private cancelTurn: Unsubscribe = () => undefined;

  constructor(
    private readonly ports: WatchServerStatusPorts,
    private readonly notify: (status: ServerStatus) => void,
  ) {}

  start(): Unsubscribe {
    const { signal, leadership } = this.ports;
    this.notify(this.announced);
    const unlisten = signal.listen({
      onStatus: status => this.apply(status),
      onRequest: () => {
        if (this.leads && this.announced.state !== 'unknown') signal.announce(this.announced);
      },
    });
    const resign = leadership.campaign(EVERYBODY, () => this.lead());
    signal.request();
    return () => {
      this.stopped = true;
      unlisten();
      resign();
      this.cancelCheck();
      this.cancelTurn();
    };
  }

  private lead(): void {
    if (this.stopped) return;
    this.leads = true;
    void this.check(RETRIES);
  }

  private async check(retriesLeft: number): Promise<void> {
    const { gateway, signal, clock } = this.ports;
    const status = await gateway.read();
    if (this.stopped) return;
    const known = status.state !== 'unknown';
    if (known) {
      this.apply(status);
      signal.announce(status);
    }
    const again = !known && retriesLeft > 0;
    this.cancelCheck = clock.wakeIn(
      again ? RETRY_MS : EVERY_MS,
      () => void this.check(again ? retriesLeft - 1 : RETRIES),
    );
  }

  private apply(announced: ServerStatus): void {
    this.announced = announced;
    this.show();
  }

  private show(): void {
    const { clock } = this.ports;
    const now = clock.now();
    const { status, until } = announcedStatus({ announced: this.announced, now });
    this.cancelTurn();
    if (until !== undefined) this.cancelTurn = clock.wakeIn(Math.min(until - now, LONGEST_WAIT_MS), () => this.show());
    this.notify(status);
  }
}
