import type { ListPlan } from './measureLists';
import type { ScrollPlan } from './measureScrolling';
import type { StatePlan } from './measureStates';

export interface BenchPlan {
  readonly lists: ListPlan;
  readonly scrolling: ScrollPlan;
  readonly states: StatePlan;
  /** Messages sent in the whole product. */
  readonly sends: number;
}

export const fullPlan: BenchPlan = {
  lists: { sizes: [100, 1_000, 10_000, 100_000], rounds: 3, peerRounds: 1, repeats: 14 },
  scrolling: { size: 10_000, rounds: 3, peerRounds: 1, frames: 120 },
  states: { sizes: [1_000, 100_000], batches: [1, 50], rounds: 3, events: 20_000, repeats: 5 },
  sends: 30,
};

export const quickPlan: BenchPlan = {
  lists: { sizes: [100, 1_000, 10_000], rounds: 1, peerRounds: 1, repeats: 3 },
  scrolling: { size: 1_000, rounds: 1, peerRounds: 1, frames: 60 },
  states: { sizes: [1_000, 100_000], batches: [1, 50], rounds: 1, events: 20_000, repeats: 2 },
  sends: 5,
};
