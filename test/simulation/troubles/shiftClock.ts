import type { Trouble } from './Trouble';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/**
 * The device's clock jumps: to the right time, an hour ahead or behind, or up to a year. Often it is corrected soon
 * after, and so jumps twice.
 */
export const shiftClock: Trouble = {
  name: 'wrong clock',
  weight: 35,
  strike({ profile, world: { time, dice } }) {
    profile.clockError = dice.pick([0, HOUR_MS, HOUR_MS, -HOUR_MS, dice.between(-YEAR_MS, YEAR_MS)]) ?? 0;
    if (dice.chance(0.6))
      time.in(dice.between(300, 6_000), () => {
        profile.clockError = 0;
      });
  },
};
