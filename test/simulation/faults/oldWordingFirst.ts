import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { PlantedFault } from './PlantedFault';

/** A message that was edited while pending is sent with its original text. */
export const oldWordingFirst: PlantedFault = {
  name: 'old-wording-first',
  finds: 'old-wording',
  reduce: reduce => {
    const first = new Map<string, string>();
    const asWritten = (effect: EngineEffect): EngineEffect => {
      if (effect.type === 'save' && effect.entry.revisedTs === undefined) first.set(effect.entry.id, effect.entry.text);
      return effect.type === 'post'
        ? { ...effect, entry: { ...effect.entry, text: first.get(effect.entry.id) ?? effect.entry.text } }
        : effect;
    };
    return (state, event, moment) => {
      const turn = reduce(state, event, moment);
      return { ...turn, effects: turn.effects.map(asWritten) };
    };
  },
};
