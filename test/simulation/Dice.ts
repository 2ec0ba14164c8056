import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

/** Makes every random choice of one run, so that a seed identifies a run. */
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

  /** Returns a whole number, evenly distributed between the two. */
  between(least: number, most: number): number {
    return least + Math.floor(this.random.unit() * (most - least + 1));
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random.unit() * items.length)];
  }
}
