import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Notifies the other windows of the same person in this browser that a session has ended here, never the sender. */
export interface SessionEndSignal {
  /** To the windows of the person who is listened for. */
  announce(): void;
  /** One person at a time: listening for another ends the listening before. */
  listen(uid: string, onEnded: () => void): Unsubscribe;
}
