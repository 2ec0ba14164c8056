import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import { fromStoreFields } from '#firebase-stand-in/documentStore/values/plainValues';
import type { ChatEventFeed } from './ChatEventFeed';

/** The feed read straight from the store in the same process; what a listening SDK would receive. */
export class DocumentEventFeed implements ChatEventFeed {
  private readonly listeners = new Map<string, Set<(event: StoredEvent) => void>>();
  private readonly stopListening: () => void;

  constructor(store: Pick<DocumentStore, 'onCommit'>) {
    this.stopListening = store.onCommit(changes => {
      for (const [name, { after }] of changes) {
        if (after && name.includes('/chat-events/'))
          this.notify(fromStoreFields(after.fields) as object as StoredEvent);
      }
    });
  }

  subscribe(uid: string, listener: (event: StoredEvent) => void): () => void {
    const known = this.listeners.get(uid) ?? new Set();
    this.listeners.set(uid, known.add(listener));
    return () => known.delete(listener);
  }

  close(): void {
    this.stopListening();
  }

  private notify(event: StoredEvent): void {
    for (const uid of event.participants) {
      for (const listener of this.listeners.get(uid) ?? []) listener(event);
    }
  }
}
