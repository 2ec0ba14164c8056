import type { Trouble } from './Trouble';

/** One window is not given any time for a while, as in the background; its lock stays with it. */
export const freezeWindow: Trouble = {
  name: 'frozen window',
  weight: 22,
  strike({ world: { time, dice } }, { window }) {
    window.slumber.fallAsleep();
    time.in(dice.between(2_000, dice.chance(0.3) ? 180_000 : 15_000), () => window.slumber.wake());
  },
};
