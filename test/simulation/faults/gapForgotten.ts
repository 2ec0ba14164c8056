import type { PlantedFault } from './PlantedFault';

/** After a long absence the newest events are treated as all events. */
export const gapForgotten: PlantedFault = {
  name: 'gap-forgotten',
  finds: 'not-shown',
  reduce: reduce => (state, event, moment) =>
    reduce(state, event.type === 'live' ? { ...event, isFull: false } : event, moment),
};
