import type { World } from './World';

/** How long a caller waits for an answer, in milliseconds. */
const PATIENCE_MS = 8_000;

/** The connection of one device: slow, lossy in each direction, sometimes gone. */
export class SimulatedNetwork {
  isUp = true;
  /** Probability that a request, an answer or a push is lost. */
  loss = 0.12;
  private readonly watchers = new Set<(isUp: boolean) => void>();

  constructor(private readonly world: World) {}

  watch(onChange: (isUp: boolean) => void): () => void {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  }

  switch(isUp: boolean): void {
    if (this.isUp === isUp) return;
    this.isUp = isUp;
    this.world.trace.note(isUp ? 'network up' : 'network down');
    for (const watcher of this.watchers) watcher(isUp);
  }

  losesNext(): boolean {
    return !this.isUp || this.world.dice.chance(this.loss);
  }

  /** Asks the server once. Undefined after a while when request or answer got lost; a lost request may still arrive much later. */
  call<T>(ask: () => T, answer: (value: NoInfer<T> | undefined) => void): void {
    const { time, dice } = this.world;
    const giveUp = () => time.in(PATIENCE_MS, () => answer(undefined));
    if (this.losesNext()) {
      if (this.isUp && dice.chance(0.3)) time.in(dice.between(3_000, 20_000), ask);
      giveUp();
      return;
    }
    time.in(dice.between(5, 300), () => {
      const value = ask();
      if (this.losesNext()) giveUp();
      else time.in(dice.between(5, 300), () => answer(value));
    });
  }
}
