import type { PlantedFault } from './PlantedFault';

/** A message whose first delivery fails is dropped. */
export const dropOnFailure: PlantedFault = {
  name: 'drop-on-failure',
  finds: 'lost',
  reduce: reduce => (state, event, moment) => {
    const gaveUp = event.type === 'postFailed' && event.failure.kind === 'unreachable';
    return reduce(state, gaveUp ? { type: 'discard', entryId: event.entry.id } : event, moment);
  },
};
