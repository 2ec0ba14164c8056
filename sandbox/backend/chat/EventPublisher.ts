import type { DocumentPort } from '#sandbox/backend/kernel/DocumentPort';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { EventSink } from './EventSink';
import type { StoredEvent } from './StoredEvent';

/** A disturbance of the publishing of one event. */
export interface EventDisturbance {
  /** Milliseconds by which the event comes late; 0 for at once. */
  readonly lateMs: number;
  /** Published a second time, as another document. */
  readonly twice: boolean;
}

/** Documents in one commit. */
const documentsPerCommit = 500;

/** Puts the events of V2 chats into the `chat-events` collection, where the dashboards listen. */
export class EventPublisher implements EventSink {
  /** Accepted events that are to be published late; they survive when a sandbox is killed. */
  private readonly held = new JournalledMap<StoredEvent>('chat-events-held');
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly documents: DocumentPort,
    private readonly disturbance: () => EventDisturbance = () => ({ lateMs: 0, twice: false }),
  ) {}

  /** Publishes the events that an earlier run accepted and did not publish. */
  attachTo(journal: JournalHost): this {
    this.held.attachTo(journal);
    this.flush();
    return this;
  }

  publish(event: StoredEvent): void {
    const { lateMs, twice } = this.disturbance();
    if (lateMs === 0) this.write(event);
    else this.writeLater(event, lateMs);
    if (twice) this.documents.writeAll([{ path: `chat-events/again-${event.id}`, data: { ...event } }]);
  }

  publishAll(events: readonly StoredEvent[]): void {
    for (let from = 0; from < events.length; from += documentsPerCommit) {
      this.write(...events.slice(from, from + documentsPerCommit));
    }
  }

  remove(events: readonly StoredEvent[]): void {
    for (const { id } of events) this.held.remove(id);
    const paths = events.flatMap(({ id }) => [`chat-events/${id}`, `chat-events/again-${id}`]);
    for (let from = 0; from < paths.length; from += documentsPerCommit)
      this.documents.removeAll(paths.slice(from, from + documentsPerCommit));
  }

  /** Every event published so far, oldest first; second copies left out. */
  published(): readonly StoredEvent[] {
    const documents = this.documents.all('chat-events').filter(({ id, data }) => data['id'] === id);
    return documents.map(({ data }) => data as object as StoredEvent).sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }

  /** Publishes delayed events, so that nothing is lost when the sandbox ends. */
  flush(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const event of [...this.held.values()]) this.write(event);
  }

  private write(...events: readonly StoredEvent[]): void {
    this.documents.writeAll(events.map(toWrite));
    // Whatever waited to be shown at the same place is older.
    for (const { id } of events) this.held.remove(id);
  }

  private writeLater(event: StoredEvent, lateMs: number): void {
    this.held.put(event.id, event);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      // A later state of the same sign may have taken its place.
      if (this.held.get(event.id) === event) this.write(event);
    }, lateMs);
    this.timers.add(timer);
  }
}

function toWrite(event: StoredEvent) {
  return { path: `chat-events/${event.id}`, data: { ...event } };
}
