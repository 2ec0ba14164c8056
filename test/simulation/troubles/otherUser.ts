import type { Trouble } from './Trouble';

/** A sign-in at the same device: another user, or the same one again. */
export const otherUser: Trouble = {
  name: 'other user',
  weight: 25,
  strike({ world: { dice } }, { window }) {
    const uid = dice.chance(0.6) ? 'zoe' : 'ann';
    window.slumber.whenAwake(() => {
      if (window.isAlive) window.signIn(uid);
    });
  },
};
