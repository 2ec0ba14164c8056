import type { Trouble } from './Trouble';

/** One entry on the device becomes unreadable. */
export const spoilEntry: Trouble = {
  name: 'corrupt storage',
  weight: 22,
  strike({ profile: { vault }, ledger, world: { dice } }, { window }) {
    const entry = dice.pick(vault.entriesOf(window.uid ?? 'ann'));
    if (entry === undefined) return;
    vault.spoil(entry);
    ledger.spoiledOnDisk(entry);
  },
};
