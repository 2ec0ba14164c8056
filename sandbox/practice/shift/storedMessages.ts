import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { StoredMessage } from './Shift';

/** The messages that were stored since a place in the server's order, chat by chat, oldest first. */
export function storedMessages(
  { rooms, log }: Pick<ChatParts, 'rooms' | 'log'>,
  since: string,
): readonly StoredMessage[] {
  const byName = [...rooms.all()].sort((a, b) => a.patientId.localeCompare(b.patientId) || a.startedAt - b.startedAt);
  return byName.flatMap(room =>
    log
      .of(channelOfRoom(room))
      .allMessages()
      .filter(({ event }) => event.seq > since)
      .map(({ event, text, deleted }) => ({
        chat: `${room.patientId} ${room.generation ?? 'v2'}`,
        author: event.sender,
        text,
        ...(deleted && { deleted }),
      })),
  );
}
