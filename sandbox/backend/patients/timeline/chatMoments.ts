import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { ChatRooms } from '#sandbox/backend/chat/ChatRooms';
import type { Moment } from './Moment';

/** The chats of a patient as entries of their history, derived from the rooms and not stored elsewhere. */
export function chatMoments(rooms: ChatRooms, patientId: string, patientUid: string): readonly Moment[] {
  return rooms
    .all()
    .filter(room => room.patientId === patientId)
    .map(({ id, startedAt, endedAt, generation, leadUid }) => ({
      id: `chat-${id}`,
      patientId,
      type: 'chat',
      at: startedAt,
      recordedAt: startedAt,
      updatedAt: endedAt ?? startedAt,
      author: leadUid === '' ? patientUid : leadUid,
      content: {
        chat: {
          chatSessionId: id,
          pubNub: pubNubOf(generation),
          ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
        },
      },
    }));
}
