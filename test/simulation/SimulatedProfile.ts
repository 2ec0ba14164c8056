import type { OutboxNews } from '@/application/chat/ports/OutboxSignal';
import type { Stop } from '@/application/shared/Stop';
import type { SimulatedNetwork } from './SimulatedNetwork';
import type { SimulatedVault } from './SimulatedVault';
import type { World } from './World';

interface Listener {
  readonly window: object;
  readonly uid: string;
  readonly onNews: (news: OutboxNews) => void;
}

interface Candidate {
  readonly uid: string;
  readonly onElected: () => void;
  elected: boolean;
}

/** What the windows of one browser share: disk, lock, signal, network and a clock that may be wrong. */
export class SimulatedProfile {
  /** Probability that another window does not hear a piece of news. */
  deafness = 0.1;
  /** Milliseconds by which the device's clock is ahead of the true time. */
  clockError = 0;
  private readonly listeners = new Set<Listener>();
  private candidates: Candidate[] = [];

  constructor(
    readonly world: World,
    readonly network: SimulatedNetwork,
    readonly vault: SimulatedVault,
  ) {}

  announce(from: object, uid: string, news: OutboxNews): void {
    const { time, dice } = this.world;
    for (const listener of this.listeners) {
      if (listener.window === from || listener.uid !== uid || dice.chance(this.deafness)) continue;
      time.in(dice.between(1, 30), () => this.listeners.has(listener) && listener.onNews(news));
    }
  }

  listen(listener: Listener): Stop {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  campaign(uid: string, onElected: () => void): Stop {
    const candidate: Candidate = { uid, onElected, elected: false };
    this.candidates.push(candidate);
    this.electFor(uid, this.world.dice.between(1, 50));
    return () => {
      this.candidates = this.candidates.filter(known => known !== candidate);
      this.electFor(uid, this.world.dice.between(50, 1_500));
    };
  }

  private electFor(uid: string, delayMs: number): void {
    this.world.time.in(delayMs, () => {
      const first = this.candidates.find(candidate => candidate.uid === uid);
      if (first === undefined || first.elected) return;
      first.elected = true;
      this.world.trace.note('elected', () => uid);
      first.onElected();
    });
  }
}
