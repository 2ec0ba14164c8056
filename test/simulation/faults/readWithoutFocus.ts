import type { PlantedFault } from './PlantedFault';

/** Every rendered message counts as read, whether or not anyone can see it. */
export const readWithoutFocus: PlantedFault = {
  name: 'read-without-focus',
  finds: 'read-claimed-unseen',
  reduce: reduce => (state, event, moment) =>
    reduce(state, event.type === 'focus' ? { ...event, focused: true, visible: true } : event, moment),
};
