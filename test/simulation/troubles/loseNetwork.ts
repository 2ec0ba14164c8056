import type { Trouble } from './Trouble';

/** The device loses its network, or reconnects. */
export const loseNetwork: Trouble = {
  name: 'lost network',
  weight: 50,
  strike({ profile: { network } }) {
    network.switch(!network.isUp);
  },
};
