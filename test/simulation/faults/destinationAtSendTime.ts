import type { PlantedFault } from './PlantedFault';

/** A message goes to the chat that is open when it is delivered, not to the one it was written for. */
export const destinationAtSendTime: PlantedFault = {
  name: 'destination-at-send-time',
  finds: 'wrong-patient',
  reduce: reduce => (state, event, moment) => {
    const turn = reduce(state, event, moment);
    const channelId = turn.state.active;
    if (channelId === undefined) return turn;
    return {
      ...turn,
      effects: turn.effects.map(effect =>
        effect.type === 'post' ? { ...effect, entry: { ...effect.entry, channelId } } : effect,
      ),
    };
  },
};
