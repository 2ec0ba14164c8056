import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import { EVENT_PAGE, type EventPage } from '@/application/chat/ports/ChatEventFeed';
import type { ChatEvent, MessageSent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { timeIdOnArrival } from '#sandbox/domain/chat/messages/timeIdOnArrival.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { carries, type Generation } from './carries';
import type { Room, StoredMessage } from './Room';
import type { StandInChats } from './StandInChats';

interface StoredEvent {
  readonly event: ChatEvent;
  readonly to: ReadonlySet<string>;
}

type Answer<T> = Result<T, DeliveryFailure>;

/** The server: one strictly rising order of all events, one record for each act of an author, and access by session. */
export class SimulatedBackend {
  /** In server order. */
  readonly events: StoredEvent[] = [];
  private readonly sessionsOf = new Map<string, string>();
  private readonly acts = new Map<string, ChatEvent>();
  private readonly watchers = new Set<(to: ReadonlySet<string>, channelId: string) => void>();
  private sessionCount = 0;
  lastSeq: TimeId = 0n;
  /** Receives everything that is stored, and is compared whenever the list of chats is requested. */
  standIn: StandInChats | undefined;

  constructor(
    private readonly now: () => number,
    readonly rooms: ReadonlyMap<string, Room>,
    /** The maximum number of events in the live window and in one page. */
    readonly pageSize = EVENT_PAGE,
  ) {}

  watch(onStored: (to: ReadonlySet<string>, channelId: string) => void): () => void {
    this.watchers.add(onStored);
    return () => this.watchers.delete(onStored);
  }

  openSession(uid: string): string {
    const token = `session-${String((this.sessionCount += 1))}`;
    this.sessionsOf.set(token, uid);
    return token;
  }

  endSessions(uid: string): void {
    for (const [token, owner] of this.sessionsOf) if (owner === uid) this.sessionsOf.delete(token);
  }

  /** Ends the session of one window, as after a long time without use. */
  endSession(token: string): void {
    this.sessionsOf.delete(token);
  }

  whoHolds(token: string): string | undefined {
    return this.sessionsOf.get(token);
  }

  deliver(token: string, entry: OutboxEntry): Answer<ChatEvent> {
    const uid = this.sessionsOf.get(token);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    const room = this.rooms.get(entry.channelId);
    if (room === undefined || !room.members.has(uid)) return fail({ kind: 'notInChat' });
    const act = `${uid}|${entry.channelId}|${entry.clientTs.toString()}`;
    const known = this.knownAct(act);
    if (known !== undefined) return ok(known);
    const stored =
      entry.kind === 'message'
        ? this.storeMessage(room, uid, entry)
        : this.storeChange(room, uid, { ...entry, kind: entry.kind });
    if (stored.ok) this.acts.set(act, stored.value);
    return stored;
  }

  /** Returns the entry stored under this act. A server that forgets acts overrides this. */
  protected knownAct(act: string): ChatEvent | undefined {
    return this.acts.get(act);
  }

  sessions(token: string, generation: Generation = 'all'): Answer<readonly ChatSession[]> {
    const uid = this.sessionsOf.get(token);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    const rooms = [...this.rooms.values()].filter(room => room.members.has(uid) && carries(generation, room.channelId));
    for (const room of rooms) this.standIn?.compare(room, uid);
    return ok(rooms.map(room => room.sessionFor(uid, this.lastSeq)));
  }

  participants(token: string, channelId: string): Answer<readonly Participant[]> {
    const uid = this.sessionsOf.get(token);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    const room = this.rooms.get(channelId);
    return room === undefined || !room.members.has(uid) ? fail({ kind: 'notInChat' }) : ok(room.people());
  }

  markAsRead(token: string, channelId: string, timeId: TimeId): Answer<undefined> {
    const uid = this.sessionsOf.get(token);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    const room = this.rooms.get(channelId);
    if (room === undefined || !room.members.has(uid)) return fail({ kind: 'notInChat' });
    this.read(room, uid, timeId);
    return ok(undefined);
  }

  markAsTyping(token: string, channelId: string, isTyping: boolean): Answer<undefined> {
    const uid = this.sessionsOf.get(token);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    const room = this.rooms.get(channelId);
    if (room === undefined || !room.members.has(uid)) return fail({ kind: 'notInChat' });
    this.type(room, uid, isTyping);
    return ok(undefined);
  }

  /** Returns the newest events that a user may see, newest first. */
  newest(uid: string, generation: Generation = 'all'): readonly ChatEvent[] {
    return this.newestFirst(({ event, to }) => to.has(uid) && carries(generation, event.channelId));
  }

  history(uid: string, channelId: string, before: TimeId | undefined): EventPage {
    const events = this.newestFirst(
      ({ event, to }) => to.has(uid) && event.channelId === channelId && (before === undefined || event.seq < before),
    );
    return { events, complete: events.length < this.pageSize };
  }

  since(uid: string, since: TimeId, generation: Generation = 'all'): EventPage {
    const isWanted = ({ event, to }: StoredEvent): boolean =>
      event.seq > since && to.has(uid) && carries(generation, event.channelId);
    const events = this.events
      .filter(isWanted)
      .slice(0, this.pageSize)
      .map(({ event }) => event);
    return { events, complete: events.length < this.pageSize };
  }

  /** A user writes on another device. */
  writeAs(uid: string, channelId: string, clientTs: TimeId, text: string): TimeId {
    const room = this.rooms.get(channelId);
    const stored = room === undefined ? undefined : this.storeMessage(room, uid, { clientTs, text });
    return stored?.ok === true ? stored.value.timeId : 0n;
  }

  changeAs(uid: string, channelId: string, change: { kind: 'edit' | 'delete'; timeId: TimeId; text: string }): void {
    const room = this.rooms.get(channelId);
    if (room !== undefined) this.storeChange(room, uid, { ...change, clientTs: toTimeId(this.now()) });
  }

  /** Marks everything as read that arrived up to the message. Never moves back. */
  read(room: Room, uid: string, timeId: TimeId): void {
    const message = room.messages.get(timeId);
    const present = room.reads.get(uid);
    if (message === undefined || (present !== undefined && message.seq <= present.seq)) return;
    this.replace(room, uid, 'read', seq => ({
      type: 'read',
      channelId: room.channelId,
      timeId,
      upTo: message.seq,
      sender: uid,
      seq,
    }));
    room.reads.set(uid, message);
    this.standIn?.markAsRead(room, uid, message);
  }

  type(room: Room, uid: string, isTyping: boolean): void {
    this.replace(room, uid, 'typing', seq => ({
      type: 'typing',
      channelId: room.channelId,
      timeId: seq,
      sender: uid,
      isTyping,
      seq,
    }));
  }

  /** The patient's emergency request is accepted into their chat. */
  acceptEmergency(channelId: string, requestedAt: number): void {
    const room = this.rooms.get(channelId);
    if (room !== undefined) room.emergency = { seq: this.lastSeq, requestedAt };
  }

  setMember(channelId: string, uid: string, isMember: boolean): void {
    const room = this.rooms.get(channelId);
    if (room === undefined || room.members.has(uid) === isMember) return;
    if (isMember) room.members.add(uid);
    else room.members.delete(uid);
    this.standIn?.setMembers(room);
    this.store(room, seq => ({
      type: 'participants',
      channelId,
      timeId: seq,
      sender: 'system',
      people: room.people(),
      seq,
    }));
  }

  private storeMessage(
    room: Room,
    uid: string,
    message: { clientTs: TimeId; text: string; replyTo?: TimeId },
  ): Answer<ChatEvent> {
    const { clientTs, text, replyTo } = message;
    let timeId = this.timeIdFor(room, uid, clientTs);
    while (room.messages.has(timeId)) timeId += 1n;
    const event = this.store<MessageSent>(room, seq => ({
      type: 'message',
      channelId: room.channelId,
      timeId,
      sender: uid,
      text,
      clientTs,
      seq,
      ...(replyTo !== undefined && { replyTo }),
    }));
    room.messages.set(timeId, newStoredMessage(event, new Set(room.members)));
    this.standIn?.send(room, event);
    return ok(event);
  }

  private timeIdFor(room: Room, uid: string, clientTs: TimeId): TimeId {
    const previous = [...room.messages.values()].findLast(({ sender }) => sender === uid)?.timeId;
    return timeIdOnArrival({ clientTs, arrivedAt: toTimeId(this.now()), ...(previous !== undefined && { previous }) });
  }

  private storeChange(
    room: Room,
    uid: string,
    change: { kind: 'edit' | 'delete'; timeId: TimeId; text: string; clientTs: TimeId },
  ): Answer<ChatEvent> {
    const message = ownMessage(room, uid, change.timeId);
    if (message === undefined) return fail({ kind: 'unknownMessage' });
    if (message.sender !== uid) return fail({ kind: 'notAllowed' });
    if (change.kind === 'edit' && message.deleted) return fail({ kind: 'deletedMessage' });
    const base = { channelId: room.channelId, timeId: message.timeId, sender: uid, clientTs: change.clientTs };
    this.standIn?.change(room, message, change);
    if (change.kind === 'delete') {
      message.deleted = true;
      return ok(this.store(room, seq => ({ ...base, type: 'delete', seq }), message.to));
    }
    message.text = change.text;
    message.edited = true;
    return ok(this.store(room, seq => ({ ...base, type: 'edit', text: change.text, seq }), message.to));
  }

  private replace(room: Room, uid: string, type: 'read' | 'typing', make: (seq: TimeId) => ChatEvent): void {
    const at = this.events.findIndex(
      stored => stored.event.type === type && stored.event.channelId === room.channelId && stored.event.sender === uid,
    );
    if (at !== -1) this.events.splice(at, 1);
    this.store(room, make);
  }

  private store<E extends ChatEvent>(
    room: Room,
    make: (seq: TimeId) => E,
    to: ReadonlySet<string> = new Set(room.members),
  ): E {
    const clock = toTimeId(this.now());
    this.lastSeq = clock > this.lastSeq ? clock : this.lastSeq + 1n;
    const event = make(this.lastSeq);
    this.events.push({ event, to });
    for (const notify of this.watchers) notify(to, room.channelId);
    return event;
  }

  private newestFirst(isWanted: (stored: StoredEvent) => boolean): readonly ChatEvent[] {
    const found: ChatEvent[] = [];
    for (let at = this.events.length - 1; at >= 0 && found.length < this.pageSize; at -= 1) {
      const stored = this.events[at];
      if (stored !== undefined && isWanted(stored)) found.push(stored.event);
    }
    return found;
  }
}

function newStoredMessage(event: MessageSent, to: ReadonlySet<string>): StoredMessage {
  return {
    timeId: event.timeId,
    clientTs: event.clientTs,
    seq: event.seq,
    sender: event.sender,
    text: event.text,
    original: event.text,
    edited: false,
    deleted: false,
    to,
  };
}

/**
 * Finds a message by its time id or, for a window that does not know yet that it was moved, by the id that its author
 * chose.
 */
function ownMessage(room: Room, uid: string, timeId: TimeId): StoredMessage | undefined {
  const named = room.messages.get(timeId);
  if (named?.sender === uid) return named;
  return [...room.messages.values()].find(({ sender, clientTs }) => sender === uid && clientTs === timeId) ?? named;
}
