import { CHAT_GENERATIONS, generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { EventSink } from './EventSink';
import type { StoredEvent } from './StoredEvent';

/** Passes each event to the sink of its chat generation. */
export class EventSinks implements EventSink {
  constructor(private readonly outlets: Readonly<Record<ChatGeneration, EventSink>>) {}

  publish(event: StoredEvent): void {
    this.outlets[generationOf(event.channel)].publish(event);
  }

  publishAll(events: readonly StoredEvent[]): void {
    for (const generation of CHAT_GENERATIONS) {
      this.outlets[generation].publishAll(events.filter(({ channel }) => generationOf(channel) === generation));
    }
  }

  remove(events: readonly StoredEvent[], channel: string): void {
    this.outlets[generationOf(channel)].remove(events, channel);
  }

  published(): readonly StoredEvent[] {
    const all = CHAT_GENERATIONS.flatMap(generation => this.outlets[generation].published());
    return all.sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }
}
