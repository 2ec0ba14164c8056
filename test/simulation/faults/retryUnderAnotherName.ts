import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import { outboxQueues } from '@/application/chat/engine/reducer/outboxQueues';
import type { PlantedFault } from './PlantedFault';

/** One user's unsent messages are sent in the session of the next. */
export const retryUnderAnotherName: PlantedFault = {
  name: 'retry-under-another-name',
  finds: 'wrong-author',
  reduce: reduce => {
    const left = new WeakMap<object, readonly EngineEffect[]>();
    return (state, event, moment) => {
      const turn = reduce(state, event, moment);
      if (event.type === 'signedOut')
        left.set(
          turn.state,
          outboxQueues.unsentOf(state).map(entry => ({ type: 'post', entry })),
        );
      return event.type === 'signedIn' ? { ...turn, effects: [...turn.effects, ...(left.get(state) ?? [])] } : turn;
    };
  },
};
