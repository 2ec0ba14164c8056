import { type StoredEvent, SYSTEM_SENDER } from './StoredEvent';

/** A message as it stands after its edits. */
export interface LoggedMessage {
  readonly event: StoredEvent;
  readonly text: string;
  readonly deleted: boolean;
}

/** Everything that happened in one channel, kept for the backend's own questions. */
export class ChannelLog {
  private readonly events = new Map<string, StoredEvent>();
  private readonly messages = new Map<string, LoggedMessage>();
  /** Time ids of the messages, oldest first. */
  private readonly order: string[] = [];

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

  /** Replaces who may see the events and answers them as they are now. */
  showTo(participants: string[]): readonly StoredEvent[] {
    for (const [id, event] of this.events) this.events.set(id, { ...event, participants });
    return this.allEvents();
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

  lastMessage(): LoggedMessage | undefined {
    return this.messages.get(this.order.at(-1) ?? '');
  }

  /** From the last message of staff on, oldest first; all where nobody of the staff has written. */
  sinceAnswerTo(patientUid: string): readonly LoggedMessage[] {
    const since: LoggedMessage[] = [];
    for (let index = this.order.length - 1; index >= 0; index -= 1) {
      const message = this.messages.get(this.order[index] ?? '');
      if (!message) continue;
      since.push(message);
      const { sender } = message.event;
      if (!message.deleted && sender !== patientUid && sender !== SYSTEM_SENDER) break;
    }
    return since.reverse();
  }

  /** Messages of others, not deleted, that are newer than what the reader has read. */
  unreadBy(uid: string, readUpTo: string | undefined): number {
    let unread = 0;
    for (let index = this.order.length - 1; index >= 0; index -= 1) {
      const timeId = this.order[index] ?? '';
      if (readUpTo !== undefined && timeId <= readUpTo) break;
      const { event, deleted } = this.messages.get(timeId) ?? {};
      if (event && !deleted && event.sender !== uid && event.sender !== SYSTEM_SENDER) unread += 1;
    }
    return unread;
  }

  private addMessage(event: StoredEvent): void {
    if (!this.messages.has(event.timeId)) this.insert(event.timeId);
    this.messages.set(event.timeId, { event, text: event.text ?? '', deleted: false });
  }

  /** Nearly always at the end; a message written offline long ago belongs further up. */
  private insert(timeId: string): void {
    let index = this.order.length;
    while (index > 0 && (this.order[index - 1] ?? '') > timeId) index -= 1;
    this.order.splice(index, 0, timeId);
  }

  private change(timeId: string, changed: Partial<LoggedMessage>): void {
    const message = this.messages.get(timeId);
    if (message && !message.deleted) this.messages.set(timeId, { ...message, ...changed });
  }
}
