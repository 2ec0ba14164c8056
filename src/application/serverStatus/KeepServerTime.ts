import type { Connectivity } from '../chat/ports/Connectivity';
import type { ServerTime } from '../chat/ports/ServerTime';
import type { Clock } from '../kernel/ports/Clock';
import type { Stop } from '../kernel/Stop';
import type { BackendReach } from './BackendReach';
import type { LinkBoard } from './LinkBoard';

export interface KeepServerTimePorts {
  readonly serverTime: ServerTime;
  readonly connectivity: Connectivity;
  /** The device's own clock. */
  readonly clock: Clock;
  readonly links: LinkBoard;
  readonly reach: BackendReach;
  readonly networkUrl: string;
}

/** The server is asked for its time after so many milliseconds. */
export const ASK_MS = 60_000;
/** A server that does not answer is asked again after so many milliseconds. */
export const ASK_AGAIN_MS = 3_000;

/** Keeps the dashboard's clock at server time, and so learns whether the backend answers at all. Once per window. */
export class KeepServerTime {
  private asking = false;
  private running = false;
  private cancel: Stop = () => undefined;

  constructor(private readonly ports: KeepServerTimePorts) {}

  execute(): Stop {
    const { connectivity, links, reach } = this.ports;
    this.running = true;
    links.note('api', 'connecting');
    const unhear = reach.subscribe(reached => (reached ? links.note('api', 'live') : this.doubt()));
    const unwatch = connectivity.watch(
      () => this.doubt(),
      () => links.note('api', 'lost'),
    );
    void this.ask();
    return () => {
      this.running = false;
      unhear();
      unwatch();
      this.cancel();
      links.note('api', 'unused');
    };
  }

  /** Some call got no answer: asks at once instead of later. */
  private doubt(): void {
    if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    this.cancel();
    const answer = await this.ports.serverTime.synchronise(this.ports.networkUrl);
    this.asking = false;
    if (!this.running) return;
    if (answer.ok) this.ports.links.noteServerTime(answer.value);
    this.ports.links.note('api', answer.ok ? 'live' : 'lost');
    this.cancel = this.ports.clock.wakeIn(answer.ok ? ASK_MS : ASK_AGAIN_MS, () => void this.ask());
  }
}
