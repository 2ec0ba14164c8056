import { millisecondsOfTimeId } from '@/domain/chat/messages/TimeId';
import type { Waiting } from '@/domain/chat/conversations/waitingSince.rule';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';

/** For how long a patient has waited for an answer, as far as it is known; `now` in milliseconds since 1970. */
export function waitText(waiting: Waiting, now: number): string {
  if (waiting.since === null) return chatText('list.mayWait');
  const time = chatTime.waiting(millisecondsOfTimeId(waiting.since), now);
  return chatText(waiting.atLeast ? 'list.waitingAtLeast' : 'list.waiting', { time });
}
