import type { PlantedFault } from './PlantedFault';

/** Entries that the device's storage rejects are dropped. */
export const droppedWhenFull: PlantedFault = {
  name: 'dropped-when-full',
  finds: 'lost',
  reduce: reduce => (state, event, moment) =>
    event.type === 'saved' && event.isOnDisk !== true ? { state, effects: [] } : reduce(state, event, moment),
};
