import type { PlantedFault } from './PlantedFault';

/** A feed that ends with the session is not opened again. */
export const deafAfterExpiry: PlantedFault = {
  name: 'deaf-after-expiry',
  finds: 'not-shown',
  reduce: reduce => (state, event, moment) =>
    event.type === 'feedDown' ? { state, effects: [] } : reduce(state, event, moment),
};
