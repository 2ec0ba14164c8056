import type { World } from './World';

/** The time that a caller waits for an answer, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** The connection of one device: slow, lossy in each direction, and sometimes down. */
export class SimulatedNetwork {
  isUp = true;
  /** Probability that a request, an answer or a push is lost. */
  loss = 0.12;
  /** Probability that the network delivers a request twice. */
  repeats = 0.04;
  private isHealed = false;
  private readonly watchers = new Set<(isUp: boolean) => void>();

  constructor(private readonly world: World) {}

  watch(onChange: (isUp: boolean) => void): () => void {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  }

  /** From now on nothing is lost or repeated, and the network stays up. */
  heal(): void {
    this.loss = 0;
    this.repeats = 0;
    this.switch(true);
    this.isHealed = true;
  }

  switch(isUp: boolean): void {
    if (this.isUp === isUp || this.isHealed) return;
    this.isUp = isUp;
    this.world.trace.note('network', isUp ? 'up' : 'down');
    for (const watcher of this.watchers) watcher(isUp);
  }

  losesNext(): boolean {
    return !this.isUp || this.world.dice.chance(this.loss);
  }

  /**
   * Makes one request to the server. Resolves to undefined after a while when request or answer was lost. A lost
   * request may still arrive much later.
   */
  call<T>(ask: () => T, answer: (value: NoInfer<T> | undefined) => void): void {
    const { time, dice } = this.world;
    const timeOut = () => time.in(TIMEOUT_MS, () => answer(undefined));
    if (this.losesNext()) {
      if (this.isUp && dice.chance(0.3)) time.in(dice.between(3_000, 20_000), ask);
      timeOut();
      return;
    }
    time.in(dice.between(5, 300), () => {
      const value = ask();
      if (dice.chance(this.repeats)) time.in(dice.between(0, 2_000), ask);
      if (this.losesNext()) timeOut();
      else time.in(dice.between(5, 300), () => answer(value));
    });
  }
}
