import type { MessageParametersDto } from '@/infrastructure/http/chat/chatDtos';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { ChannelLog } from './ChannelLog';
import { channelOf } from './channelOf';
import type { StoredEvent } from './StoredEvent';
import type { ChatLog } from './ChatLog';
import type { ChatRoom } from './ChatRoom';
import type { ChatRooms } from './ChatRooms';

/** What people do inside a chat. A repeat with the same clientTs answers the stored event and stores nothing. */
export class ChatMessaging {
  constructor(
    private readonly rooms: ChatRooms,
    private readonly log: ChatLog,
  ) {}

  /** `wanted`: the time id that the message shall have if it is free; the clientTs without a word. */
  send(uid: string, channel: string, { clientTs, text, replyTo }: Readonly<MessageParametersDto>, wanted = clientTs): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    const id = `message-${channel}-${uid}-${clientTs}`;
    const timeId = () => freeTimeId(log, wanted);
    return (
      log.event(id) ??
      this.log.append(room, {
        id,
        type: 'message',
        sender: uid,
        timeId: timeId(),
        text,
        clientTs,
        ...(replyTo !== undefined && { replyTo }),
      })
    );
  }

  edit(uid: string, channel: string, timeId: string, { clientTs, text }: Readonly<MessageParametersDto>): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    const id = `edit-${channel}-${uid}-${clientTs}`;
    const stored = log.event(id);
    if (stored) return stored;
    if (ownMessage(log, uid, timeId).deleted) throw new BackendError(409, 'ConflictError', 'The message has been deleted.');
    return this.log.append(room, { id, type: 'edit', sender: uid, timeId, text, clientTs });
  }

  delete(uid: string, channel: string, timeId: string, clientTs: string): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    ownMessage(log, uid, timeId);
    const id = `delete-${channel}-${timeId}`;
    return log.event(id) ?? this.log.append(room, { id, type: 'delete', sender: uid, timeId, clientTs });
  }

  /** Never moves back, and never beyond the newest message. */
  markAsRead(uid: string, channel: string, upTo: string): void {
    const { room, log } = this.enter(uid, channel);
    const newest = log.lastMessage()?.event.timeId;
    if (newest === undefined) return;
    const timeId = upTo < newest ? upTo : newest;
    const id = readIdOf(channel, uid);
    const before = log.event(id)?.timeId;
    if (before === undefined || timeId > before) this.log.append(room, { id, type: 'read', sender: uid, timeId });
  }

  markAsTyping(uid: string, channel: string, isTyping: boolean): void {
    const { room, log } = this.enter(uid, channel);
    const id = `typing-${channel}-${uid}`;
    if (isTyping || log.event(id)?.isTyping) this.log.append(room, { id, type: 'typing', sender: uid, isTyping });
  }

  readUpTo(room: ChatRoom, uid: string): string | undefined {
    const channel = channelOf(room);
    return this.log.of(channel).event(readIdOf(channel, uid))?.timeId;
  }

  /** Refuses whoever is not, or no longer, in the chat. */
  enter(uid: string, channel: string): { readonly room: ChatRoom; readonly log: ChannelLog } {
    const room = this.rooms.shared(channel, uid);
    if (!room) throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller does not take part in this chat.');
    return { room, log: this.log.of(channel) };
  }
}

function readIdOf(channel: string, uid: string): string {
  return `read-${channel}-${uid}`;
}

/** Two people can write in the same 100 ns; the one who comes second moves on. */
function freeTimeId(log: ChannelLog, wanted: string): string {
  let free = BigInt(wanted);
  while (log.message(String(free).padStart(wanted.length, '0'))) free += 1n;
  return String(free).padStart(wanted.length, '0');
}

function ownMessage(log: ChannelLog, uid: string, timeId: string) {
  const message = log.message(timeId);
  if (!message) throw new BackendError(404, 'NotFound', 'There is no such message.');
  if (message.event.sender !== uid) throw new BackendError(403, 'Forbidden', 'Only its author may change a message.');
  return message;
}
