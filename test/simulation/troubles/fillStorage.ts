import type { Trouble } from './Trouble';

/** The device's storage is full: stored entries can be read and deleted, and nothing new is saved. */
export const fillStorage: Trouble = {
  name: 'full storage',
  weight: 18,
  strike({ profile: { vault }, world: { dice } }) {
    vault.isFull = !vault.isFull || dice.chance(0.3);
  },
};
