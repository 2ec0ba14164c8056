import type { ChatLog } from '#sandbox/backend/chat/ChatLog';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import type { ChatEventFeed } from './ChatEventFeed';
import { DocumentEventFeed } from './DocumentEventFeed';
import { LogEventFeed } from './LogEventFeed';

/** The events of both generations of chats. */
export class PracticeFeed implements ChatEventFeed {
  private readonly documents: DocumentEventFeed;
  private readonly log: LogEventFeed;

  constructor(store: Pick<DocumentStore, 'onCommit'>, log: Pick<ChatLog, 'onAppend'>) {
    this.documents = new DocumentEventFeed(store);
    this.log = new LogEventFeed(log);
  }

  subscribe(uid: string, listener: (event: StoredEvent) => void): () => void {
    const stops = [this.documents.subscribe(uid, listener), this.log.subscribe(uid, listener)];
    return () => stops.forEach(stop => stop());
  }

  close(): void {
    this.documents.close();
  }
}
