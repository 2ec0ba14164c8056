import { millisecondsOfTimeId } from '../messages/TimeId';
import type { ChatSession } from './ChatSession';
import { chatNeed } from './chatNeed.rule';
import type { Need } from './needOrder.rule';

export interface ChatNeed extends Pick<Need, 'emergency' | 'since'> {
  /** The wait may have begun earlier. */
  readonly atLeast: boolean;
}

/** Returns the urgency of a listed chat from its messages and its request. */
export function needOfChat({ waiting, acceptedRequest }: Pick<ChatSession, 'waiting' | 'acceptedRequest'>): ChatNeed {
  return {
    ...chatNeed({ waiting: sinceOf(waiting), request: acceptedRequest ?? null }),
    atLeast: waiting !== undefined && waiting.since !== null && waiting.atLeast,
  };
}

function sinceOf(waiting: ChatSession['waiting']): Need['since'] {
  if (waiting === undefined) return null;
  return waiting.since === null ? 'unknown' : millisecondsOfTimeId(waiting.since);
}
