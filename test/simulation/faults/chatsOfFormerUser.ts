import type { EngineState } from '@/application/chat/engine/reducer/EngineState';
import type { PlantedFault } from './PlantedFault';

/** Data loaded for one user remains for the next. */
export const chatsOfFormerUser: PlantedFault = {
  name: 'chats-of-former-user',
  finds: 'shown-without-right',
  reduce: reduce => {
    const left = new WeakMap<EngineState, EngineState['channels']>();
    return (state, event, moment) => {
      const turn = reduce(state, event, moment);
      if (event.type === 'signedOut') left.set(turn.state, state.channels);
      const channels = event.type === 'signedIn' ? left.get(state) : undefined;
      return channels === undefined ? turn : { ...turn, state: { ...turn.state, channels } };
    };
  },
};
