import type { Trouble } from './Trouble';

/** The device's storage stops answering, or answers again. */
export const blockStorage: Trouble = {
  name: 'blocked storage',
  weight: 15,
  strike({ profile: { vault }, world: { dice } }) {
    vault.isFailing = !vault.isFailing && dice.chance(0.6);
  },
};
