import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

/** Every choice of one run comes from here, so a seed names a run. */
export class Dice {
  private readonly random: SeededRandom;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
  }

  unit(): number {
    return this.random.unit();
  }

  chance(probability: number): boolean {
    return this.random.unit() < probability;
  }

  /** Uniform between the two, in whole milliseconds where it is a time. */
  between(least: number, most: number): number {
    return least + Math.floor(this.random.unit() * (most - least + 1));
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random.unit() * items.length)];
  }
}
