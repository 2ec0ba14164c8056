import type { OutboxUpdate } from '@/application/chat/ports/OutboxSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { SimulatedNetwork } from './SimulatedNetwork';
import type { SimulatedVault } from './SimulatedVault';
import type { World } from './World';

interface Listener {
  readonly window: object;
  /** The user and the generation of chats. */
  readonly line: string;
  readonly onUpdate: (update: OutboxUpdate) => void;
}

interface Candidate {
  readonly line: string;
  readonly onElected: () => void;
  readonly onDeposed: () => void;
  elected: boolean;
  stop?: Unsubscribe;
}

/** Shared by the windows of one browser: disk, lock, signal, network and a clock that may be wrong. */
export class SimulatedProfile {
  /** Probability that an announcement does not reach another window. */
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

  announce(from: object, line: string, update: OutboxUpdate): void {
    const { time, dice } = this.world;
    for (const listener of this.listeners) {
      if (listener.window === from || listener.line !== line || dice.chance(this.deafness)) continue;
      time.in(dice.between(1, 30), () => this.listeners.has(listener) && listener.onUpdate(update));
    }
  }

  listen(listener: Listener): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  campaign(line: string, onElected: () => void, onDeposed: () => void = () => undefined): Unsubscribe {
    const candidate: Candidate = { line, onElected, onDeposed, elected: false };
    this.candidates.push(candidate);
    this.electFor(line, this.world.dice.between(1, 50));
    candidate.stop = () => {
      this.candidates = this.candidates.filter(known => known !== candidate);
      this.electFor(line, this.world.dice.between(50, 1_500));
    };
    return candidate.stop;
  }

  /** Acquires the lead. The former leader learns of it a moment later, and continues to campaign. */
  take(stop: Unsubscribe): void {
    const taker = this.candidates.find(candidate => candidate.stop === stop);
    if (taker === undefined || taker.elected) return;
    for (const former of this.candidates) {
      if (former.line !== taker.line || !former.elected) continue;
      former.elected = false;
      this.world.time.in(this.world.dice.between(0, 30), () => former.onDeposed());
    }
    this.candidates = [taker, ...this.candidates.filter(known => known !== taker)];
    this.electFor(taker.line, this.world.dice.between(1, 50));
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
