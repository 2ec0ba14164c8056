import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Notifies the other windows of this browser that a user has signed out. Other messages are dropped. */
export interface SignOutSignal {
  announce(uid: string): void;
  /** Never reports this window's own announcements. One announcement may arrive twice. */
  listen(onSignedOut: (uid: string) => void): Unsubscribe;
}
