import type { PlantedFault } from './PlantedFault';

/** What the device's storage does not take is given up. */
export const droppedWhenFull: PlantedFault = {
  name: 'dropped-when-full',
  finds: 'lost',
  reduce: reduce => (state, event, moment) =>
    event.type === 'saved' && event.isOnDisk !== true ? { state, effects: [] } : reduce(state, event, moment),
};
