import { timeIdOnArrival } from '#sandbox/domain/chat/messages/timeIdOnArrival.rule';
import type { MessageParametersDto } from '@/infrastructure/http/chat/chatDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChannelLog } from './ChannelLog';
import { channelOfRoom } from './channelOfRoom';
import type { StoredEvent } from './StoredEvent';
import type { ChatLog } from './ChatLog';
import type { ChatRoom } from './ChatRoom';
import type { ChatRooms } from './ChatRooms';

/** A message that was read, and its place in the order of arrival. */
export interface ReadMark {
  readonly timeId: string;
  readonly seq: string;
}

/**
 * The participants' acts inside a chat. A repeat with the same clientTs returns the stored event and stores nothing.
 */
export class ChatMessaging {
  constructor(
    private readonly rooms: ChatRooms,
    private readonly log: ChatLog,
  ) {}

  /** `wanted`: the time id that the message gets if it is free and near the server's time; by default the clientTs. */
  send(uid: string, channel: string, message: Readonly<MessageParametersDto>, wanted = message.clientTs): StoredEvent {
    return this.store(uid, channel, message, (log, seq) => timeIdFor(log, uid, wanted, seq));
  }

  /** Adds text that was written outside the chat before, at the time that the server recorded then. */
  quote(uid: string, channel: string, { clientTs, text }: Readonly<MessageParametersDto>): StoredEvent {
    return this.store(uid, channel, { clientTs, text }, () => clientTs);
  }

  private store(
    uid: string,
    channel: string,
    { clientTs, text, replyTo }: Readonly<MessageParametersDto>,
    timeIdOf: (log: ChannelLog, seq: string) => string,
  ): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    const id = `message-${channel}-${uid}-${clientTs}`;
    const stored = log.event(id);
    if (stored) return stored;
    const seq = this.log.order.next();
    const timeId = freeTimeId(log, timeIdOf(log, seq));
    return this.log.append(
      room,
      { id, type: 'message', sender: uid, timeId, text, clientTs, ...(replyTo !== undefined && { replyTo }) },
      seq,
    );
  }

  edit(uid: string, channel: string, timeId: string, { clientTs, text }: Readonly<MessageParametersDto>): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    const id = `edit-${channel}-${uid}-${clientTs}`;
    const stored = log.event(id);
    if (stored) return stored;
    const message = ownMessage(log, uid, timeId);
    if (message.deleted) throw new BackendError(409, 'ConflictError', 'The message has been deleted.');
    return this.log.append(room, { id, type: 'edit', sender: uid, timeId: message.event.timeId, text, clientTs });
  }

  delete(uid: string, channel: string, wanted: string, clientTs: string): StoredEvent {
    const { room, log } = this.enter(uid, channel);
    const message = ownMessage(log, uid, wanted);
    const { timeId } = message.event;
    const id = `delete-${channel}-${timeId}`;
    return log.event(id) ?? this.log.append(room, { id, type: 'delete', sender: uid, timeId, clientTs });
  }

  /** Everything that arrived up to this message is read. Never moves back, and never beyond what has arrived. */
  markAsRead(uid: string, channel: string, newest: string): void {
    const { room, log } = this.enter(uid, channel);
    const marked = log.markedBy(newest)?.event;
    if (marked === undefined) return;
    const { timeId, seq: upTo } = marked;
    const before = this.readUpTo(room, uid)?.seq;
    if (before === undefined || upTo > before)
      this.log.append(room, { id: readIdOf(channel, uid), type: 'read', sender: uid, timeId, upTo });
  }

  markAsTyping(uid: string, channel: string, isTyping: boolean): void {
    const { room, log } = this.enter(uid, channel);
    const id = `typing-${channel}-${uid}`;
    if (isTyping || log.event(id)?.isTyping) this.log.append(room, { id, type: 'typing', sender: uid, isTyping });
  }

  /**
   * The newest message that a participant has read, in order of arrival. Marks of earlier versions name it without its
   * place.
   */
  readUpTo(room: ChatRoom, uid: string): ReadMark | undefined {
    const channel = channelOfRoom(room);
    const log = this.log.logOf(channel);
    const mark = log.event(readIdOf(channel, uid));
    if (mark === undefined) return undefined;
    const seq = mark.upTo ?? log.markedBy(mark.timeId)?.event.seq;
    return seq === undefined ? undefined : { timeId: mark.timeId, seq };
  }

  /** Rejects people who are not, or no longer, in the chat. */
  enter(uid: string, channel: string): { readonly room: ChatRoom; readonly log: ChannelLog } {
    const room = this.rooms.shared(channel, uid);
    if (!room) throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller does not take part in this chat.');
    return { room, log: this.log.logOf(channel) };
  }
}

function readIdOf(channel: string, uid: string): string {
  return `read-${channel}-${uid}`;
}

/** The sender's preferred time id, in server time. */
function timeIdFor(log: ChannelLog, uid: string, wanted: string, seq: string): string {
  const previous = log.lastOf(uid)?.event.timeId;
  const timeId = timeIdOnArrival({
    clientTs: BigInt(wanted),
    arrivedAt: BigInt(seq),
    ...(previous !== undefined && { previous: BigInt(previous) }),
  });
  return String(timeId).padStart(wanted.length, '0');
}

/** Two people can write in the same 100 ns; the one who comes second moves on. */
function freeTimeId(log: ChannelLog, wanted: string): string {
  let free = BigInt(wanted);
  while (log.message(String(free).padStart(wanted.length, '0'))) free += 1n;
  return String(free).padStart(wanted.length, '0');
}

/** By its time id or, for clients that do not know that it was moved, by the one that its sender chose. */
function ownMessage(log: ChannelLog, uid: string, timeId: string) {
  const named = log.message(timeId);
  const message = named?.event.sender === uid ? named : (log.sentAs(uid, timeId) ?? named);
  if (!message) throw new BackendError(404, 'NotFound', 'There is no such message.');
  if (message.event.sender !== uid) throw new BackendError(403, 'Forbidden', 'Only its author may change a message.');
  return message;
}
