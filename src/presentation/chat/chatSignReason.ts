import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { explainChatSign, type EmergencySign } from '@/domain/chat/requests/AcceptedRequest';
import type { SignReason } from '../kit/levels/WhyTag';
import { chatText } from './chatText';
import { chatTime } from './chatTime';

/** Explains why a chat is marked, with the evidence; `now` in milliseconds since 1970. */
export function chatSignReason(
  sign: EmergencySign | 'highRisk',
  { acceptedRequest }: Pick<ChatSession, 'acceptedRequest'>,
  now: number,
): SignReason {
  const title = chatText(`list.${sign}`);
  if (sign === 'highRisk') return { title, ...explainChatSign.highRisk, saw: [{ what: title, when: '' }] };
  const at = acceptedRequest?.requestedAt;
  const when = typeof at === 'number' ? chatTime.dayAndTime(at, now) : chatText('why.unknownTime');
  return { title, ...explainChatSign[sign], saw: [{ what: chatText('why.asked'), when }] };
}
