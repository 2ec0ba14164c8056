import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { PlantedFault } from './PlantedFault';

/** A window that receives the announcement of a message also sends it, as its own. */
export const secondWindowSends: PlantedFault = {
  name: 'second-window-sends',
  finds: 'duplicated',
  reduce: reduce => (state, event, moment) => {
    const turn = reduce(state, event, moment);
    if (
      event.type !== 'announced' ||
      event.update.type !== 'kept' ||
      event.update.entry.kind !== 'message' ||
      turn.state.sessionEnded
    )
      return turn;
    const { entry } = event.update;
    const again: EngineEffect = {
      type: 'post',
      entry: { ...entry, clientTs: entry.clientTs + 1n, timeId: entry.timeId + 1n },
    };
    return { ...turn, effects: [...turn.effects, again] };
  },
};
