import type { DocumentPort } from '#sandbox/backend/shared/DocumentPort';
import type { EventOutlet } from './EventOutlet';
import type { StoredEvent } from './StoredEvent';

/** How the publishing of one event is to be disturbed. */
export interface EventDisturbance {
  /** Milliseconds by which the event comes late; 0 for at once. */
  readonly lateMs: number;
  /** Published a second time, as another document. */
  readonly twice: boolean;
}

/** Documents in one commit. */
const documentsPerCommit = 500;

/** Puts the events of V2 chats into the `chat-events` collection, where the dashboards listen. */
export class EventPublisher implements EventOutlet {
  private readonly late = new Map<NodeJS.Timeout, StoredEvent>();

  constructor(
    private readonly documents: DocumentPort,
    private readonly disturbance: () => EventDisturbance = () => ({ lateMs: 0, twice: false }),
  ) {}

  publish(event: StoredEvent): void {
    const { lateMs, twice } = this.disturbance();
    if (lateMs === 0) this.write(event);
    else this.writeLater(event, lateMs);
    if (twice) this.documents.writeAll([{ path: `chat-events/again-${event.id}`, data: { ...event } }]);
  }

  publishAll(events: readonly StoredEvent[]): void {
    for (let from = 0; from < events.length; from += documentsPerCommit) {
      this.documents.writeAll(events.slice(from, from + documentsPerCommit).map(toWrite));
    }
  }

  /** Every event published so far, oldest first; second copies left out. */
  published(): readonly StoredEvent[] {
    const documents = this.documents.all('chat-events').filter(({ id, data }) => data['id'] === id);
    return documents.map(({ data }) => data as object as StoredEvent).sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }

  /** Publishes what was held back; nothing is lost when the sandbox ends. */
  flush(): void {
    for (const [timer, event] of this.late) {
      clearTimeout(timer);
      this.write(event);
    }
    this.late.clear();
  }

  private write(event: StoredEvent): void {
    this.documents.writeAll([toWrite(event)]);
  }

  private writeLater(event: StoredEvent, lateMs: number): void {
    const timer = setTimeout(() => {
      this.late.delete(timer);
      this.write(event);
    }, lateMs);
    this.late.set(timer, event);
  }
}

function toWrite(event: StoredEvent) {
  return { path: `chat-events/${event.id}`, data: { ...event } };
}
