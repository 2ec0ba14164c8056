import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Tells the other windows of this browser that somebody has signed out. What is no such message is dropped. */
export interface SignOutSignal {
  announce(uid: string): void;
  /** Never tells of this window's own announcements. The same one may be told twice. */
  listen(onSignedOut: (uid: string) => void): Unsubscribe;
}
