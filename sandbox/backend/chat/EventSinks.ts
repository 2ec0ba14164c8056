import { chatGeneration, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { EventSink } from './EventSink';
import type { StoredEvent } from './StoredEvent';

/** Gives every event to the outlet of its generation. */
export class EventSinks implements EventSink {
  constructor(private readonly outlets: Readonly<Record<ChatGeneration, EventSink>>) {}

  publish(event: StoredEvent): void {
    this.outlets[chatGeneration.generationOf(event.channel)].publish(event);
  }

  publishAll(events: readonly StoredEvent[]): void {
    const isOld = ({ channel }: StoredEvent): boolean => chatGeneration.generationOf(channel) === 'v1';
    this.outlets.v1.publishAll(events.filter(isOld));
    this.outlets.v2.publishAll(events.filter(event => !isOld(event)));
  }

  published(): readonly StoredEvent[] {
    return [...this.outlets.v2.published(), ...this.outlets.v1.published()].sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }
}
