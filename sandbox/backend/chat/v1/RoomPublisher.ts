import { chatGeneration } from '@/domain/chat/chatGeneration';
import type { EventOutlet } from '#sandbox/backend/chat/EventOutlet';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';
import type { RoomDatabase } from './RoomDatabase';
import { roomWrites } from './roomWrites';

/** Keeps the events of V1 chats, and shows in the realtime database how their rooms stand after each of them. */
export class RoomPublisher implements EventOutlet {
  private readonly events = new JournalledMap<StoredEvent>('chat-v1-events');

  constructor(private readonly database: RoomDatabase) {}

  keepIn(keeper: Keeper): this {
    this.events.keepIn(keeper);
    return this;
  }

  publish(event: StoredEvent): void {
    this.publishAll([event]);
  }

  publishAll(events: readonly StoredEvent[]): void {
    const byRoom = new Map<string, Record<string, unknown>>();
    for (const event of events) {
      this.events.put(event.id, event);
      const writes = byRoom.get(event.channel) ?? {};
      byRoom.set(event.channel, Object.assign(writes, roomWrites(event)));
    }
    for (const [channel, writes] of byRoom) this.database.update(`chat-rooms/${chatGeneration.chatSessionIdOf(channel)}`, writes);
  }

  published(): readonly StoredEvent[] {
    return [...this.events.values()].sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }
}
