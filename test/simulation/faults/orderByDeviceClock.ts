import type { PlantedFault } from './PlantedFault';

/** Earlier messages are ignored when the next id is chosen, so that only the device's clock decides the order. */
export const orderByDeviceClock: PlantedFault = {
  name: 'order-by-device-clock',
  finds: 'reordered',
  reduce: reduce => (state, event, moment) =>
    reduce(event.type === 'send' ? { ...state, lastClientTs: 0n } : state, event, moment),
};
