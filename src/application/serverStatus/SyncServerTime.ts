import type { Connectivity } from '../chat/ports/Connectivity';
import type { ServerTime } from '../chat/ports/ServerTime';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { BackendReachability } from './BackendReachability';
import type { ConnectionState } from './ConnectionState';

export interface SyncServerTimePorts {
  readonly serverTime: ServerTime;
  readonly connectivity: Connectivity;
  /** The device's own clock. */
  readonly clock: Clock;
  readonly links: ConnectionState;
  readonly reach: BackendReachability;
  readonly networkUrl: string;
}

/** The interval at which the server is asked for its time, in milliseconds. */
export const SYNC_INTERVAL_MS = 60_000;
/** The delay before a server that did not answer is asked again, in milliseconds. */
export const RETRY_MS = 3_000;

/** Keeps the dashboard's clock at server time, and so learns whether the backend answers at all. Once per window. */
export class SyncServerTime {
  private isSyncing = false;
  private running = false;
  private cancel: Unsubscribe = () => undefined;

  constructor(private readonly ports: SyncServerTimePorts) {}

  execute(): Unsubscribe {
    const { connectivity, links, reach } = this.ports;
    this.running = true;
    links.set('api', 'connecting');
    const stopListening = reach.subscribe(reached => (reached ? links.set('api', 'live') : this.onUnreachable()));
    const unwatch = connectivity.watch(
      () => this.onUnreachable(),
      () => links.set('api', 'lost'),
    );
    void this.synchronise();
    return () => {
      this.running = false;
      stopListening();
      unwatch();
      this.cancel();
      links.set('api', 'unused');
    };
  }

  /** Some call got no answer: asks at once instead of later. */
  private onUnreachable(): void {
    if (!this.isSyncing) void this.synchronise();
  }

  private async synchronise(): Promise<void> {
    this.isSyncing = true;
    this.cancel();
    const answer = await this.ports.serverTime.synchronise(this.ports.networkUrl);
    this.isSyncing = false;
    if (!this.running) return;
    if (answer.ok) this.ports.links.setServerTime(answer.value);
    this.ports.links.set('api', answer.ok ? 'live' : 'lost');
    this.cancel = this.ports.clock.wakeIn(answer.ok ? SYNC_INTERVAL_MS : RETRY_MS, () => void this.synchronise());
  }
}
