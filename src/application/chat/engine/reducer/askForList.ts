import type { EngineState } from './EngineState';
import { toTurn, type Turn } from './Turn';

/** Asks for the chat list. Several questions may be on their way at once; their numbers tell which answer was asked for last. None is asked after the session has ended: whoever is back asks. */
export function askForList(state: EngineState): Turn {
  if (state.sessionEnded) return toTurn(state);
  const question = state.listAsked + 1;
  return toTurn({ ...state, listAsked: question }, { type: 'loadSessions', question });
}
