import type { ChatHistoryDto, LoggedChatDto, LoggedMessageDto } from '@/infrastructure/http/chat/chatV1Dtos';
import type { ChannelLog, LoggedMessage } from '#sandbox/backend/chat/ChannelLog';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { SYSTEM_SENDER } from '#sandbox/backend/chat/StoredEvent';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/**
 * Every V1 chat of a patient with its messages. A chat that began and of which nothing is stored is refused, not left
 * out.
 */
export function historyOf({ rooms, log, people }: ChatServices, patient: Patient): ChatHistoryDto {
  const { patientId, uid: userId, email, firstName, lastName } = patient;
  const chats = rooms.oldOf(patientId).map(room => chatOf(room, log.logOf(channelOfRoom(room)), people));
  return { patient: { id: patientId, userId, email, firstName, lastName }, chats };
}

function chatOf({ id, startedAt, endedAt }: ChatRoom, log: ChannelLog, people: PeopleDirectory): LoggedChatDto {
  if (log.messageCount === 0)
    throw new BackendError(
      404,
      'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM',
      'The chat began, but nothing of it is stored.',
    );
  const messages = log.allMessages().map(message => toLogged(message, people));
  return {
    chatSessionId: id,
    startedAt: new Date(startedAt).toISOString(),
    ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
    messages,
  };
}

function toLogged({ event, text, deleted }: LoggedMessage, people: PeopleDirectory): LoggedMessageDto {
  const { timeId, sender } = event;
  const author = people.find(sender);
  const role = sender === SYSTEM_SENDER ? 'system' : author?.role === 'patient' ? 'patient' : 'therapist';
  return {
    timeId,
    sender,
    name: author ? fullName(author) : '',
    role,
    text,
    edited: !deleted && text !== event.text,
    deleted,
  };
}
