import type { Trouble } from './Trouble';

/** One window gets no time for a while, as in the background. It keeps its lock. */
export const freezeWindow: Trouble = {
  name: 'frozen window',
  weight: 22,
  strike({ world: { time, dice } }, { window }) {
    window.slumber.fallAsleep();
    time.in(dice.between(2_000, dice.chance(0.3) ? 180_000 : 15_000), () => window.slumber.wake());
  },
};
