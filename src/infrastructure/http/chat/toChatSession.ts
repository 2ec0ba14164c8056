import type { ChatSession, LastMessage } from '@/domain/chat/ChatSession';
import { parseTimeId } from '@/domain/chat/TimeId';
import type { ChatSessionDto, LastMessageDto } from './chatDtos';
import { toChatPatient } from './toChatPatient';

/** A checked DTO as a conversation of the domain. */
export function toChatSession(dto: ChatSessionDto): ChatSession {
  const patientReadUpTo = dto.patientReadUpTo === undefined ? undefined : parseTimeId(dto.patientReadUpTo);
  const ownReadUpTo = dto.ownReadUpTo === undefined ? undefined : parseTimeId(dto.ownReadUpTo);
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
    ...(patientReadUpTo !== undefined && { patientReadUpTo }),
    ...(ownReadUpTo !== undefined && { ownReadUpTo }),
    asOf: BigInt(dto.asOf),
  };
}

/** Left out is not the same as none. */
function unansweredFrom({ unansweredFrom: from }: ChatSessionDto): Pick<ChatSession, 'unansweredFrom'> {
  if (from === undefined) return {};
  return { unansweredFrom: from === null ? null : BigInt(from) };
}

function toLastMessage({ timeId, sender, text, deleted }: LastMessageDto): LastMessage {
  return { timeId: BigInt(timeId), sender, text, deleted };
}
