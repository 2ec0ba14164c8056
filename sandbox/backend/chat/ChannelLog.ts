import { type StoredEvent, SYSTEM_SENDER } from './StoredEvent';

/** A message with its edits applied. */
export interface LoggedMessage {
  readonly event: StoredEvent;
  readonly text: string;
  readonly deleted: boolean;
}

/** All events of one channel, stored for the backend's own queries. */
export class ChannelLog {
  private readonly events = new Map<string, StoredEvent>();
  private readonly messages = new Map<string, LoggedMessage>();
  /** Time ids of the messages, in their order. */
  private readonly order: string[] = [];
  /** Time ids of the messages, in order of arrival. */
  private readonly arrivals: string[] = [];
  /** Time ids of the messages, by sender and clientTs. */
  private readonly sent = new Map<string, string>();

  add(event: StoredEvent): void {
    this.events.set(event.id, event);
    if (event.type === 'message') this.addMessage(event);
    else if (event.type === 'edit') this.change(event.timeId, { text: event.text ?? '' });
    else if (event.type === 'delete') this.change(event.timeId, { text: '', deleted: true });
  }

  event(id: string): StoredEvent | undefined {
    return this.events.get(id);
  }

  allEvents(): readonly StoredEvent[] {
    return [...this.events.values()];
  }

  /** Copies of the events, with these people as participants. */
  shownTo(participants: string[]): readonly StoredEvent[] {
    return this.allEvents().map(event => ({ ...event, participants }));
  }

  /** Changes who may see the events, past ones included. */
  showTo(participants: string[]): void {
    for (const event of this.shownTo(participants)) this.events.set(event.id, event);
  }

  /** The message that this sender sent with this clientTs. */
  sentAs(sender: string, clientTs: string): LoggedMessage | undefined {
    return this.messages.get(this.sent.get(`${sender} ${clientTs}`) ?? '');
  }

  message(timeId: string): LoggedMessage | undefined {
    return this.messages.get(timeId);
  }

  /** Oldest first. */
  allMessages(): readonly LoggedMessage[] {
    return this.order.flatMap(timeId => this.messages.get(timeId) ?? []);
  }

  get messageCount(): number {
    return this.order.length;
  }

  /** The one that arrived last. */
  lastMessage(): LoggedMessage | undefined {
    return this.messages.get(this.arrivals.at(-1) ?? '');
  }

  /** The last message of this sender to arrive. */
  lastOf(sender: string): LoggedMessage | undefined {
    for (const message of this.latestFirst()) if (message.event.sender === sender) return message;
    return undefined;
  }

  /** The messages since the last one by staff, including it, in order of arrival; all if staff have not written. */
  sinceAnswerTo(patientUid: string): readonly LoggedMessage[] {
    const since: LoggedMessage[] = [];
    for (const message of this.latestFirst()) {
      since.push(message);
      const { sender } = message.event;
      if (!message.deleted && sender !== patientUid && sender !== SYSTEM_SENDER) break;
    }
    return since.reverse();
  }

  /** Counts the messages by others that arrived after what the reader has read and are not deleted. */
  unreadBy(uid: string, readUpToSeq: string | undefined): number {
    return this.unreadOf(uid, readUpToSeq).length;
  }

  /** The `seq` of the oldest unread message. */
  unreadSince(uid: string, readUpToSeq: string | undefined): string | undefined {
    return this.unreadOf(uid, readUpToSeq).at(-1);
  }

  private unreadOf(uid: string, readUpToSeq: string | undefined): readonly string[] {
    const unread: string[] = [];
    for (const { event, deleted } of this.latestFirst()) {
      if (readUpToSeq !== undefined && event.seq <= readUpToSeq) break;
      if (!deleted && event.sender !== uid && event.sender !== SYSTEM_SENDER) unread.push(event.seq);
    }
    return unread;
  }

  /**
   * The message that a read mark points to. If no message has this time id, it is the last one that arrived before the
   * first message with a later time id.
   */
  markedBy(timeId: string): LoggedMessage | undefined {
    const named = this.messages.get(timeId);
    if (named !== undefined) return named;
    const later = this.arrivals.findIndex(arrived => arrived > timeId);
    return this.messages.get(this.arrivals[later === -1 ? this.arrivals.length - 1 : later - 1] ?? '');
  }

  private *latestFirst(): Generator<LoggedMessage> {
    for (let index = this.arrivals.length - 1; index >= 0; index -= 1) {
      const message = this.messages.get(this.arrivals[index] ?? '');
      if (message) yield message;
    }
  }

  private addMessage(event: StoredEvent): void {
    if (!this.messages.has(event.timeId)) {
      insert(this.order, event.timeId, id => id);
      insert(this.arrivals, event.timeId, id => this.messages.get(id)?.event.seq ?? event.seq);
    }
    this.sent.set(`${event.sender} ${event.clientTs ?? event.timeId}`, event.timeId);
    this.messages.set(event.timeId, { event, text: event.text ?? '', deleted: false });
  }

  private change(timeId: string, changed: Partial<LoggedMessage>): void {
    const message = this.messages.get(timeId);
    if (message && !message.deleted) this.messages.set(timeId, { ...message, ...changed });
  }
}

/** Inserts an id in order. Searches from the end, because a new id nearly always belongs there. */
function insert(ids: string[], id: string, placeOf: (id: string) => string): void {
  const place = placeOf(id);
  let index = ids.length;
  while (index > 0 && placeOf(ids[index - 1] ?? '') > place) index -= 1;
  ids.splice(index, 0, id);
}
