import { ChannelLog } from './ChannelLog';
import { channelOfRoom } from './channelOfRoom';
import type { StoredEvent } from './StoredEvent';
import type { ChatRoom } from './ChatRoom';
import type { EventSink } from './EventSink';
import type { ServerOrder } from './ServerOrder';

/** The content of an event apart from its place and time. */
export type NewEvent = Pick<StoredEvent, 'id' | 'type' | 'sender'> &
  Partial<
    Pick<StoredEvent, 'timeId' | 'upTo' | 'text' | 'clientTs' | 'replyTo' | 'isTyping' | 'people' | 'participants'>
  >;

/** The events of all channels. Published events are what is stored; this is their index, rebuilt at start. */
export class ChatLog {
  private readonly channels = new Map<string, ChannelLog>();
  private readonly listeners: ((room: ChatRoom, event: StoredEvent) => void)[] = [];

  /** `mayRead`: whether a member of a room may read chats at present. */
  constructor(
    readonly order: ServerOrder,
    private readonly publisher: EventSink,
    private readonly mayRead: (uid: string) => boolean = () => true,
  ) {}

  /** Reads back what earlier runs published. */
  restore(): void {
    for (const event of this.publisher.published()) this.index(event);
  }

  logOf(channel: string): ChannelLog {
    const known = this.channels.get(channel);
    if (known) return known;
    const log = new ChannelLog();
    this.channels.set(channel, log);
    return log;
  }

  /**
   * Assigns the event its place (`seq`: one that was taken before), stores and publishes it. Without a time id the
   * server's own time is used. If it could not be stored, it has not happened: this throws, and a retry starts again.
   */
  append(room: ChatRoom, event: NewEvent, seq = this.order.next()): StoredEvent {
    const timeId = event.timeId ?? seq;
    const stored: StoredEvent = {
      ...withClientTs(event, timeId),
      participants: this.readersOf(event.participants ?? idsOf(room)),
      timeId,
      channel: channelOfRoom(room),
      seq,
    };
    this.publisher.publish(stored);
    this.index(stored);
    for (const listener of this.listeners) listener(room, stored);
    return stored;
  }

  /** Calls back after each event that has happened. */
  onAppend(listener: (room: ChatRoom, event: StoredEvent) => void): void {
    this.listeners.push(listener);
  }

  /** Stores events that already have their place. */
  import(events: readonly StoredEvent[]): void {
    this.publisher.publishAll(events);
    for (const event of events) this.index(event);
  }

  /** Removes everything that happened in a room. */
  remove(room: ChatRoom): void {
    const channel = channelOfRoom(room);
    this.publisher.remove(this.logOf(channel).allEvents(), channel);
    this.channels.delete(channel);
  }

  /** Rewrites who may see the room's events: people who join see the past too, people who leave see nothing new. */
  showTo(room: ChatRoom): void {
    const participants = this.readersOf(idsOf(room));
    const log = this.logOf(channelOfRoom(room));
    this.publisher.publishAll(log.shownTo(participants));
    log.showTo(participants);
  }

  private readersOf(uids: readonly string[]): string[] {
    return uids.filter(uid => this.mayRead(uid));
  }

  private index(event: StoredEvent): void {
    this.order.passed(event.seq);
    this.logOf(event.channel).add(event);
  }
}

const idsOf = ({ people }: ChatRoom): readonly string[] => people.map(({ userId }) => userId);

/** Every message has a clientTs; if none was chosen, as in the service's own messages, it is the time id. */
function withClientTs(event: NewEvent, timeId: string): NewEvent {
  return event.type === 'message' ? { clientTs: timeId, ...event } : event;
}
