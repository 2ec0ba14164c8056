import type { PlantedFault } from './PlantedFault';

/** Whatever is rendered counts as read, whether or not anybody can look at it. */
export const readWithoutFocus: PlantedFault = {
  name: 'read-without-focus',
  finds: 'read-claimed-unseen',
  reduce: reduce => (state, event, moment) =>
    reduce(state, event.type === 'focus' ? { ...event, focused: true, visible: true } : event, moment),
};
