import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { parseTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatEventDto, ParticipantDto } from './chatDtos';

/** A checked DTO as an event of the domain; undefined where a part that its type needs is missing. */
export function toChatEvent(dto: ChatEventDto): ChatEvent | undefined {
  const seq = parseTimeId(dto.seq);
  const timeId = parseTimeId(dto.timeId);
  if (seq === undefined || timeId === undefined) return undefined;
  const base = { channelId: dto.channel, seq, timeId, sender: dto.sender };
  const clientTs = optionalTimeId(dto.clientTs);
  switch (dto.type) {
    case 'message': {
      const replyTo = optionalTimeId(dto.replyTo);
      if (dto.text === undefined) return undefined;
      return {
        ...base,
        type: 'message',
        text: dto.text,
        clientTs: clientTs ?? timeId,
        ...(replyTo !== undefined && { replyTo }),
        ...(dto.liked === true && { liked: true }),
      };
    }
    case 'edit':
      return dto.text === undefined || clientTs === undefined
        ? undefined
        : { ...base, type: 'edit', text: dto.text, clientTs };
    case 'delete':
      return clientTs === undefined ? undefined : { ...base, type: 'delete', clientTs };
    case 'typing':
      return { ...base, type: 'typing', isTyping: dto.isTyping === true };
    case 'participants':
      return dto.people === undefined
        ? undefined
        : { ...base, type: 'participants', people: dto.people.map(toParticipant) };
    case 'read': {
      const upTo = optionalTimeId(dto.upTo);
      return { ...base, type: 'read', ...(upTo !== undefined && { upTo }) };
    }
    case 'ended':
      return { ...base, type: 'ended' };
  }
}

export function toParticipant({ userId, role, name, therapistId, patientId }: ParticipantDto): Participant {
  return {
    userId,
    role,
    name,
    ...(therapistId !== undefined && { therapistId }),
    ...(patientId !== undefined && { patientId }),
  };
}

const optionalTimeId = (text: string | undefined): TimeId | undefined =>
  text === undefined ? undefined : parseTimeId(text);
