import type { Trouble } from './Trouble';

/** The same user opens a second window next to a working one. */
export const secondWindow: Trouble = {
  name: 'second window',
  weight: 35,
  strike(stage, { window }) {
    if (stage.people.length < 2) stage.openPage(window.uid ?? 'ann');
  },
};
