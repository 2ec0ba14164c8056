import type { Trouble } from './Trouble';

/** The network goes down and up every second or so. */
export const flap: Trouble = {
  name: 'flapping',
  weight: 20,
  strike({ profile: { network }, world: { time, dice } }) {
    const flaps = dice.between(4, 14);
    let delay = 0;
    for (let at = 0; at < flaps; at += 1) {
      delay += dice.between(150, 1_500);
      time.in(delay, () => network.switch(!network.isUp));
    }
  },
};
