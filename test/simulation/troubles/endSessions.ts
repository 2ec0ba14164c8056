import type { Trouble } from './Trouble';

/** The tokens of a user expire: every call is refused until they sign in again. */
export const endSessions: Trouble = {
  name: 'token expiry',
  weight: 55,
  strike({ backend, world }) {
    backend.endSessions(world.dice.chance(0.7) ? 'ann' : 'zoe');
  },
};
