import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';

/** A draft that its author has discarded in one window. */
export interface DiscardedDraft {
  readonly key: AnyChatDraftKey;
  /** All that was kept there. */
  readonly stored: string;
}

/**
 * Reaches the other windows of the same person on this device, never the sender, and none before the sender listens.
 * Announcements may be lost while a window sleeps.
 */
export interface DraftSignal {
  announce(draft: DiscardedDraft): void;
  /** A window belongs to one person at a time: listening for another ends the listening before. */
  listen(uid: string, onDiscarded: (draft: DiscardedDraft) => void): Unsubscribe;
}
