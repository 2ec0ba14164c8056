import type { Trouble } from './Trouble';

/** The device's storage is full: what is kept can be read and deleted, nothing new is taken. */
export const fillStorage: Trouble = {
  name: 'full storage',
  weight: 18,
  strike({ profile: { vault }, world: { dice } }) {
    vault.isFull = !vault.isFull || dice.chance(0.3);
  },
};
