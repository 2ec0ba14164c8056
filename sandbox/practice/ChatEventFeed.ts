import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';

/** Delivers to a user every chat event that they may see, as it is published. */
export interface ChatEventFeed {
  /** Answers how to end it. */
  subscribe(uid: string, listener: (event: StoredEvent) => void): () => void;
}
