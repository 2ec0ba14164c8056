import type { ChatLog } from '#sandbox/backend/chat/ChatLog';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { ChatEventFeed } from './ChatEventFeed';

/** The events of V1 chats, whose patients' apps listen to the room itself. */
export class LogEventFeed implements ChatEventFeed {
  private readonly listeners = new Map<string, Set<(event: StoredEvent) => void>>();

  constructor(log: Pick<ChatLog, 'onAppend'>) {
    log.onAppend(({ generation }, event) => {
      if (generation === 'v1') this.notify(event);
    });
  }

  subscribe(uid: string, listener: (event: StoredEvent) => void): () => void {
    const known = this.listeners.get(uid) ?? new Set();
    this.listeners.set(uid, known.add(listener));
    return () => known.delete(listener);
  }

  private notify(event: StoredEvent): void {
    for (const uid of event.participants) for (const listener of this.listeners.get(uid) ?? []) listener(event);
  }
}
