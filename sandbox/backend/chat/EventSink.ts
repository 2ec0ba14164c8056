import type { StoredEvent } from './StoredEvent';

/** Stores the events of a generation and shows them to the dashboards. */
export interface EventSink {
  publish(event: StoredEvent): void;
  /** Many events for which no one is waiting: seeds and changed rights. */
  publishAll(events: readonly StoredEvent[]): void;
  /** Removes every event of a channel. */
  remove(events: readonly StoredEvent[], channel: string): void;
  /** Every event published so far, oldest first. */
  published(): readonly StoredEvent[];
}
