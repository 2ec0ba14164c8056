import { channelOf, chatSessionIdOf, generationOf } from '@/domain/kernel/ChatGeneration';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { ChatLog } from '#sandbox/backend/chat/ChatLog';
import { ChatMessaging } from '#sandbox/backend/chat/ChatMessaging';
import { ChatRooms } from '#sandbox/backend/chat/ChatRooms';
import type { LoggedMessage } from '#sandbox/backend/chat/ChannelLog';
import { ServerOrder } from '#sandbox/backend/chat/ServerOrder';
import { unansweredFrom } from '#sandbox/backend/chat/unansweredFrom';
import type { Room, StoredMessage } from './Room';

const noOutlet = {
  publish: () => undefined,
  publishAll: () => undefined,
  remove: () => undefined,
  published: () => [],
};

/** The counts of the sandbox, compared with those of the server's model after the same acts. */
export class StandInChats {
  private readonly rooms = new ChatRooms();
  private readonly log: ChatLog;
  private readonly messaging: ChatMessaging;

  constructor(
    now: () => number,
    rooms: Iterable<Room>,
    private readonly violate: (kind: string, detail: string) => void,
  ) {
    this.log = new ChatLog(new ServerOrder({ now }), noOutlet);
    this.messaging = new ChatMessaging(this.rooms, this.log);
    for (const room of rooms) this.setMembers(room);
  }

  setMembers(room: Room): void {
    const { patient: patientId } = room;
    const people = room.people().map(({ userId, role, name }) => ({ userId, role, name }));
    this.rooms.save({
      id: idOf(room),
      generation: generationOf(room.channelId),
      patientId,
      people,
      leadUid: 'ann',
      startedAt: 0,
    });
  }

  send(room: Room, { sender, clientTs, text }: Pick<StoredMessage, 'sender' | 'clientTs' | 'text'>): void {
    this.messaging.send(sender, channelOfRoom(room), { clientTs: String(clientTs), text });
  }

  change(
    room: Room,
    message: StoredMessage,
    { kind, text, clientTs }: { kind: 'edit' | 'delete'; text: string; clientTs: TimeId },
  ): void {
    const timeId = this.timeIdOf(room, message);
    if (kind === 'edit')
      this.messaging.edit(message.sender, channelOfRoom(room), timeId, { clientTs: String(clientTs), text });
    else this.messaging.delete(message.sender, channelOfRoom(room), timeId, String(clientTs));
  }

  markAsRead(room: Room, uid: string, message: StoredMessage): void {
    this.messaging.markAsRead(uid, channelOfRoom(room), this.timeIdOf(room, message));
  }

  /** Unread count, last message and wait of a chat, as listed for this user. */
  compare(room: Room, uid: string): void {
    const chatRoom = this.rooms.find(idOf(room));
    if (chatRoom === undefined) return this.violate('miscounted', `${room.channelId} is not there`);
    const log = this.log.logOf(channelOfRoom(room));
    const arrived = [...room.messages.values()].sort((a, b) => (a.seq < b.seq ? -1 : 1));
    const received = {
      unread: log.unreadBy(uid, this.messaging.readUpTo(chatRoom, uid)?.seq),
      last: lineOfLogged(log.lastMessage()),
      waiting: nameOfLogged(log.allMessages().find(({ event }) => event.seq === unansweredFrom(log, room.patient))),
    };
    const counted = {
      unread: unreadOf(room, arrived, uid),
      last: lineOf(arrived.at(-1)),
      waiting: nameOf(firstUnanswered(room, arrived)),
    };
    const [one, other] = [JSON.stringify(received), JSON.stringify(counted)];
    if (one !== other) this.violate('miscounted', `${room.channelId} for ${uid}: ${one}, not ${other}`);
  }

  /** The server's clock sorts both in the same order, but the times differ in the last digit. */
  private timeIdOf(room: Room, { sender, clientTs }: StoredMessage): string {
    return this.log.logOf(channelOfRoom(room)).sentAs(sender, String(clientTs))?.event.timeId ?? String(clientTs);
  }
}

const idOf = ({ channelId }: Room): string => chatSessionIdOf(channelId);
/** The simulation uses short names for V2 channels. */
const channelOfRoom = (room: Room): string => channelOf(generationOf(room.channelId), idOf(room));

function unreadOf({ reads }: Room, arrived: readonly StoredMessage[], uid: string): number {
  const readUpTo = reads.get(uid)?.seq ?? 0n;
  return arrived.filter(({ seq, sender, deleted }) => seq > readUpTo && sender !== uid && !deleted).length;
}

function firstUnanswered({ patient }: Room, arrived: readonly StoredMessage[]): StoredMessage | undefined {
  const said = arrived.filter(({ deleted }) => !deleted);
  return said[said.findLastIndex(({ sender }) => sender !== patient) + 1];
}

const nameOf = (message: StoredMessage | undefined): string =>
  message === undefined ? '' : `${message.sender} ${String(message.clientTs)}`;
const lineOf = (message: StoredMessage | undefined): string =>
  `${nameOf(message)} ${message === undefined || message.deleted ? '' : message.text}`;
const nameOfLogged = (message: LoggedMessage | undefined): string =>
  message === undefined ? '' : `${message.event.sender} ${String(message.event.clientTs)}`;
const lineOfLogged = (message: LoggedMessage | undefined): string =>
  `${nameOfLogged(message)} ${message === undefined || message.deleted ? '' : message.text}`;
