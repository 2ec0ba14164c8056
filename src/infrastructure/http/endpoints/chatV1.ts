import { ChatEventDto } from '../chat/chatDtos';
import { ChatHistoryDto, MarkAllAsReadQueryDto, MessageV1Dto, UserIdDto } from '../chat/chatV1Dtos';
import { endpoint, json, nothing, session } from './endpoint';
import { chatOf, patientOf } from './owner';

const downloadChats = session('chat:download-chat');
/** Both sides of a chat have a session; the room decides who may write in it. */
const anyParticipant = session();

/**
 * Chats of the first generation. Typing and participants have the calls of V2, which take the name of a V1 channel too.
 */
export const chatV1Endpoints = {
  putMessage: endpoint({
    method: 'PUT',
    path: '/chats/{chatSessionId}/messages/{chatMessageKey}',
    summary:
      'Creates the message when its key, a time id, is free, and changes or deletes it when it is the own one; ' +
      '403 KeyTaken, 403 NOT_IN_CHAT_WITH_PATIENT.',
    body: MessageV1Dto,
    reply: json(ChatEventDto),
    access: anyParticipant,
    owner: chatOf('v1'),
    repeat: 'sameEffect',
  }),
  markAllAsRead: endpoint({
    method: 'POST',
    path: '/chats/{chatSessionId}/action/markAllAsRead',
    summary: 'Records that the caller has read the chat, up to the message named; never moves back.',
    query: MarkAllAsReadQueryDto,
    reply: nothing,
    access: anyParticipant,
    owner: chatOf('v1'),
    repeat: 'sameEffect',
  }),
  chatHistoryByUserId: endpoint({
    method: 'POST',
    path: '/therapist/assigned-patients/v1/actions/get-chat-history-by-user-id',
    summary:
      'Returns the V1 chats of a patient found by id or email; 404 START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM, ' +
      '429 TooManyLookUps.',
    body: UserIdDto,
    reply: json(ChatHistoryDto),
    access: downloadChats,
    owner: patientOf('anybody', 'userId'),
    repeat: 'safe',
  }),
  chatHistory: endpoint({
    method: 'GET',
    path: '/therapist/assigned-patients/{patientId}/v1/chat-history',
    summary:
      'Returns the V1 chats of a patient; 404 START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM, 429 TooManyLookUps.',
    reply: json(ChatHistoryDto),
    access: downloadChats,
    owner: patientOf('anybody'),
    repeat: 'safe',
  }),
} as const;
