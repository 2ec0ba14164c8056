import { ChatTokenDto, PubNubQueryDto, TokenQueryDto } from '@/infrastructure/http/chat/chatDtos';
import { ChatHistoryDto } from '@/infrastructure/http/chat/chatV1Dtos';
import { boolean, endpoint, json, nothing, session, text } from '@/infrastructure/http/endpoints/endpoint';
import { caller } from '@/infrastructure/http/endpoints/owner';
import { EmergencyQueryDto, RequestChatLazyQueryDto, RequestChatQueryDto } from './patientChatDtos';

/** Held by people who use the service, never by staff. */
const asPatient = session('patient:chat');

/** The calls of the patient's side that a chat needs; used by the practice patients. */
export const patientChatEndpoints = {
  requestChat: endpoint({
    method: 'POST',
    path: '/patient/chat/request-chat',
    summary: 'Asks for a chat and answers the request id.',
    query: RequestChatQueryDto,
    reply: text,
    access: asPatient,
    owner: caller,
    repeat: 'command',
  }),
  requestEmergencyChat: endpoint({
    method: 'POST',
    path: '/patient/chat/request-emergency-chat',
    summary: 'Asks for a chat at once.',
    query: EmergencyQueryDto,
    reply: text,
    access: asPatient,
    owner: caller,
    repeat: 'command',
  }),
  chatExists: endpoint({
    method: 'GET',
    path: '/patient/chat/exists',
    summary: 'Tells whether the caller has an active chat.',
    query: PubNubQueryDto,
    reply: boolean,
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  patientChatToken: endpoint({
    method: 'GET',
    path: '/patient/chat/token',
    summary: 'Returns a token for the chat room of the caller.',
    reply: json(ChatTokenDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
  revokePatientChatToken: endpoint({
    method: 'DELETE',
    path: '/patient/chat/token',
    summary: 'Revokes a chat room token of the caller.',
    query: TokenQueryDto,
    reply: boolean,
    access: asPatient,
    owner: caller,
    repeat: 'sameEffect',
  }),
  endPatientChat: endpoint({
    method: 'POST',
    path: '/patient/chat/end-chat',
    summary: 'Ends the chat of the caller.',
    reply: nothing,
    access: asPatient,
    owner: caller,
    repeat: 'command',
  }),
  requestChatLazy: endpoint({
    method: 'POST',
    path: '/beta/request-chat-lazy',
    summary:
      'Asks for a V2 chat and answers the request id. With upgradeV1 a chat under way goes on as a V2 chat, whose ' +
      'session id is answered, also to a second call. The message is its last; what no one has answered is brought ' +
      'along in its own words, and waits on as acceptedRequest, an emergency as an emergency.',
    query: RequestChatLazyQueryDto,
    reply: text,
    access: asPatient,
    owner: caller,
    repeat: 'command',
  }),
  patientChatHistory: endpoint({
    method: 'GET',
    path: '/patient/chat/v1/history',
    summary: 'Returns the V1 chats of the caller; 404 START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM.',
    reply: json(ChatHistoryDto),
    access: asPatient,
    owner: caller,
    repeat: 'safe',
  }),
} as const;
