import type { ChatNeed } from '@/domain/chat/conversations/needOfChat';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';

/** A patient's waiting time as text, if known; `now` in milliseconds since 1970. */
export function waitText(since: NonNullable<ChatNeed['since']>, atLeast: boolean, now: number): string {
  if (since === 'unknown') return chatText('list.mayWait');
  const time = chatTime.waiting(since, now);
  return chatText(atLeast ? 'list.waitingAtLeast' : 'list.waiting', { time });
}
