import type { PlantedFault } from './PlantedFault';

/**
 * What was written before is forgotten when the next id is chosen: the device's clock alone decides about the order.
 */
export const orderByDeviceClock: PlantedFault = {
  name: 'order-by-device-clock',
  finds: 'reordered',
  reduce: reduce => (state, event, moment) =>
    reduce(event.type === 'send' ? { ...state, lastClientTs: 0n } : state, event, moment),
};
