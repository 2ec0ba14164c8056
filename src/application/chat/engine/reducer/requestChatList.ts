import type { EngineState } from './EngineState';
import { toTransition, type Transition } from './Transition';

/**
 * Requests the chat list. Several requests may be pending at once; their numbers show which was last. After the end of
 * the session none is sent until the user is back.
 */
export function requestChatList(state: EngineState): Transition {
  if (state.sessionEnded) return toTransition(state);
  const request = state.listRequest + 1;
  return toTransition({ ...state, listRequest: request }, { type: 'loadSessions', request });
}
