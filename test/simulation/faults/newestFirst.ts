import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { EngineState } from '@/application/chat/engine/reducer/EngineState';
import type { PlantedFault } from './PlantedFault';

/** The newest message of a queue is delivered first. */
export const newestFirst: PlantedFault = {
  name: 'newest-first',
  finds: 'reordered',
  reduce: reduce => (state, event, moment) => {
    const turn = reduce(state, event, moment);
    return turn.effects.reduce(
      (next, effect) =>
        effect.type === 'post' ? overtake(next, effect) : { ...next, effects: [...next.effects, effect] },
      {
        state: turn.state,
        effects: [] as readonly EngineEffect[],
      },
    );
  },
};

function overtake(
  turn: { state: EngineState; effects: readonly EngineEffect[] },
  effect: EngineEffect & { type: 'post' },
) {
  const line = turn.state.outbox.get(effect.entry.channelId);
  const entry = line?.entries.at(-1) ?? effect.entry;
  if (line === undefined) return { ...turn, effects: [...turn.effects, effect] };
  const outbox = new Map(turn.state.outbox).set(entry.channelId, { ...line, sending: entry.id });
  return { state: { ...turn.state, outbox }, effects: [...turn.effects, { ...effect, entry }] };
}
