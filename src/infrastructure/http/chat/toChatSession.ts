import type { ChatSession, LastMessage } from '@/domain/chat/conversations/ChatSession';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatSessionDto, LastMessageDto } from './chatDtos';
import { toChatPatient } from './toChatPatient';

/** A checked DTO as a conversation of the domain. */
export function toChatSession(dto: ChatSessionDto): ChatSession {
  const lastMessage = dto.lastMessage === undefined ? undefined : toLastMessage(dto.lastMessage);
  return {
    chatSessionId: dto.chatSessionId,
    channelId: dto.chatRoomId,
    pubNub: dto.pubNub,
    patient: toChatPatient(dto.patient),
    pinned: dto.pinned,
    isLeadTherapist: dto.isLeadTherapist,
    highRisk: dto.highRisk,
    unread: dto.unreadMessageCount,
    messageCount: dto.messageCount,
    ...(lastMessage !== undefined && { lastMessage }),
    ...unansweredFrom(dto),
    ...readMarks(dto),
    asOf: BigInt(dto.asOf),
  };
}

/** Left out is not the same as none. */
function unansweredFrom({ unansweredFrom: from }: ChatSessionDto): Pick<ChatSession, 'unansweredFrom'> {
  if (from === undefined) return {};
  return { unansweredFrom: from === null ? null : BigInt(from) };
}

const READ_MARKS = ['patientReadUpTo', 'patientReadSeq', 'ownReadUpTo', 'ownReadSeq'] as const;

function readMarks(dto: ChatSessionDto): Partial<Record<(typeof READ_MARKS)[number], TimeId>> {
  return Object.fromEntries(READ_MARKS.flatMap(mark => (dto[mark] === undefined ? [] : [[mark, BigInt(dto[mark])]])));
}

function toLastMessage({ timeId, seq, sender, text, deleted }: LastMessageDto): LastMessage {
  return { timeId: BigInt(timeId), ...(seq !== undefined && { seq: BigInt(seq) }), sender, text, deleted };
}
