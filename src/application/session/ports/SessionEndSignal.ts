import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Notifies the same user's other windows in this browser that a session has ended here, never the sender. */
export interface SessionEndSignal {
  /** Notifies the windows that listen for this user. */
  announce(): void;
  /** One user at a time: listening for another ends the previous subscription. */
  listen(uid: string, onEnded: () => void): Unsubscribe;
}
