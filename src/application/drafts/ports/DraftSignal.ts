import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';

/** A draft that its author has discarded in one window. */
export interface DiscardedDraft {
  readonly key: AnyChatDraftKey;
  /** The stored text. */
  readonly stored: string;
}

/**
 * Reaches the same user's other windows on this device, never the sender, and only after the sender listens.
 * Announcements may be lost while a window sleeps.
 */
export interface DraftSignal {
  announce(draft: DiscardedDraft): void;
  /** One user at a time: listening for another ends the previous subscription. */
  listen(uid: string, onDiscarded: (draft: DiscardedDraft) => void): Unsubscribe;
}
