import type { EngineState } from './EngineState';
import { toTransition, type Transition } from './Transition';

/**
 * Asks for the chat list. Several questions may be on their way at once; their numbers tell which answer was asked for
 * last. None is asked after the session has ended: whoever is back asks.
 */
export function requestChatList(state: EngineState): Transition {
  if (state.sessionEnded) return toTransition(state);
  const request = state.listRequest + 1;
  return toTransition({ ...state, listRequest: request }, { type: 'loadSessions', request });
}
