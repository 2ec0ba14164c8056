import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** A draft that its author has given up in one window. */
export interface GivenUpDraft {
  /** Where it was kept. */
  readonly place: string;
  /** All that was kept there. */
  readonly kept: string;
}

/**
 * Reaches the other windows of the same person on this device; never the sender itself, and nobody before the sender
 * listens. May lose news when a window sleeps.
 */
export interface DraftSignal {
  announce(draft: GivenUpDraft): void;
  /** A window belongs to one person at a time: listening for another ends the listening before. */
  listen(uid: string, onGivenUp: (draft: GivenUpDraft) => void): Unsubscribe;
}
