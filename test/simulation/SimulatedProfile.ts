import type { OutboxNews } from '@/application/chat/ports/OutboxSignal';
import type { Stop } from '@/application/shared/Stop';
import type { SimulatedNetwork } from './SimulatedNetwork';
import type { SimulatedVault } from './SimulatedVault';
import type { World } from './World';

interface Listener {
  readonly window: object;
  /** The person and the generation of chats. */
  readonly line: string;
  readonly onNews: (news: OutboxNews) => void;
}

interface Candidate {
  readonly line: string;
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

  announce(from: object, line: string, news: OutboxNews): void {
    const { time, dice } = this.world;
    for (const listener of this.listeners) {
      if (listener.window === from || listener.line !== line || dice.chance(this.deafness)) continue;
      time.in(dice.between(1, 30), () => this.listeners.has(listener) && listener.onNews(news));
    }
  }

  listen(listener: Listener): Stop {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  campaign(line: string, onElected: () => void): Stop {
    const candidate: Candidate = { line, onElected, elected: false };
    this.candidates.push(candidate);
    this.electFor(line, this.world.dice.between(1, 50));
    return () => {
      this.candidates = this.candidates.filter(known => known !== candidate);
      this.electFor(line, this.world.dice.between(50, 1_500));
    };
  }

  private electFor(line: string, delayMs: number): void {
    this.world.time.in(delayMs, () => {
      const first = this.candidates.find(candidate => candidate.line === line);
      if (first === undefined || first.elected) return;
      first.elected = true;
      this.world.trace.note('elected', line);
      first.onElected();
    });
  }
}
