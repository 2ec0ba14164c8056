import { endpoints } from '#sandbox/endpoints/endpoints';
import type { ChatSessionDto, ChatTokenDto, ParticipantDto, UnreadDto } from '@/infrastructure/http/chat/chatDtos';
import type { ApiCall } from './ApiCall';
import type { ApiClient } from './ApiClient';
import { callOf } from './app/callOf';

const { chatsV2, chatV2, chatParticipants, chatToken, revokeChatToken, unreadMessages } = endpoints.chat;

/** Reads a therapist's V2 chats as a device without the chat engine does: list, chat, people and unread messages. */
export async function readSecondDevice(client: Pick<ApiClient, 'call'>) {
  const read = async <T>(call: ApiCall): Promise<T> => JSON.parse(await client.call(call)) as T;
  const listed = await read<readonly ChatSessionDto[]>(callOf(chatsV2, {}));
  const channelIds = listed.map(({ chatRoomId }) => chatRoomId);
  const unread =
    listed.length === 0
      ? []
      : await read<readonly UnreadDto[]>(callOf(unreadMessages, { query: { channelIds: channelIds.join() } }));
  const chats = [];
  for (const { chatSessionId } of listed) {
    const path = { chatSessionId };
    const { chatRoomId } = await read<ChatSessionDto>(callOf(chatV2, { path }));
    const people = await read<readonly ParticipantDto[]>(callOf(chatParticipants, { path }));
    chats.push({ chatSessionId, chatRoomId, participants: people.map(({ userId }) => userId) });
  }
  const [first] = chats;
  if (first === undefined) return { chats, unread, tokenTakenBack: false };
  const { token } = await read<ChatTokenDto>(callOf(chatToken, { query: { chatRoomId: first.chatRoomId } }));
  return { chats, unread, tokenTakenBack: await read<boolean>(callOf(revokeChatToken, { query: { token } })) };
}
