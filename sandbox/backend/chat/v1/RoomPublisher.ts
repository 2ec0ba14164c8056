import { chatSessionIdOf } from '@/domain/kernel/ChatGeneration';
import type { EventDisturbance } from '#sandbox/backend/chat/EventPublisher';
import type { EventSink } from '#sandbox/backend/chat/EventSink';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { LateWrites } from './LateWrites';
import type { RoomDatabase } from './RoomDatabase';
import { roomWrites } from './roomWrites';

/** Keeps the events of V1 chats, and writes the state of their rooms after each of them to the realtime database. */
export class RoomPublisher implements EventSink {
  private readonly events = new JournalledMap<StoredEvent>('chat-v1-events');
  private readonly late: LateWrites;

  constructor(
    private readonly database: RoomDatabase,
    private readonly disturbance: () => EventDisturbance = () => ({ lateMs: 0, twice: false }),
  ) {
    this.late = new LateWrites(event => this.show(event));
  }

  /** Publishes the events that an earlier run accepted and did not publish. */
  attachTo(journal: JournalHost): this {
    this.events.attachTo(journal);
    const published = this.published();
    const missing = published.filter(event => !this.isShown(event));
    for (const event of missing) this.show(event);
    // The newest event of a room decides who may see it, whichever of them was missing.
    const newest = new Map(published.map(event => [event.channel, event]));
    for (const channel of new Set(missing.map(event => event.channel))) {
      const last = newest.get(channel);
      if (last) this.database.update(pathOf(channel), { participants: roomWrites.membersAfter(last) });
    }
    return this;
  }

  /** Rights change at once; what is to be seen may come late. */
  publish(event: StoredEvent): void {
    const { lateMs, twice } = this.disturbance();
    this.events.put(event.id, event);
    this.database.update(pathOf(event.channel), { participants: roomWrites.membersAfter(event) });
    this.late.add(event, lateMs);
    if (twice) this.database.update(pathOf(event.channel), roomWrites.repeated(event));
  }

  publishAll(events: readonly StoredEvent[]): void {
    const byRoom = new Map<string, Record<string, unknown>>();
    for (const event of events) {
      this.events.put(event.id, event);
      const writes = byRoom.get(event.channel) ?? {};
      byRoom.set(
        event.channel,
        Object.assign(writes, { participants: roomWrites.membersAfter(event) }, roomWrites.changes(event)),
      );
    }
    for (const [channel, writes] of byRoom) this.database.update(pathOf(channel), writes);
  }

  remove(events: readonly StoredEvent[], channel: string): void {
    for (const { id } of events) this.events.remove(id);
    this.database.update('chat-rooms', { [chatSessionIdOf(channel)]: null });
  }

  published(): readonly StoredEvent[] {
    return [...this.events.values()].sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }

  /** Publishes delayed events, so that nothing is lost when the sandbox ends. */
  flush(): void {
    this.late.flush();
  }

  private isShown(event: StoredEvent): boolean {
    const newest = this.database.get(`${pathOf(event.channel)}/${roomWrites.shownAt(event)}`);
    return typeof newest === 'string' && newest >= event.seq;
  }

  private show(event: StoredEvent): void {
    this.database.update(pathOf(event.channel), roomWrites.changes(event));
  }
}

const pathOf = (channel: string): string => `chat-rooms/${chatSessionIdOf(channel)}`;
