import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** A stored text of the user that cannot be decrypted with their key. */
export interface UnreadableText {
  readonly id: string;
  readonly kind: 'message' | 'draft';
  /** The draft's key, or for a message that of the draft it was typed as. */
  readonly key: AnyChatDraftKey;
  /** Milliseconds since 1970, if known. */
  readonly writtenAt?: number;
  /**
   * The user's key is not available (yet): the text stays in place and is read as soon as there is a key. It cannot be
   * discarded.
   */
  readonly isLocked?: true;
}

/** Quarantines unreadable texts without ever deleting them automatically: another key may open them. */
export interface UnreadableVault {
  /** Unreadable texts of the user whose vault is open. */
  unreadable(): Promise<readonly UnreadableText[]>;
  /**
   * Retries all of them with the current key. Readable ones return to the outbox and the drafts; a newer draft there is
   * kept.
   */
  readAgain(): Promise<void>;
  discardUnreadable(id: string): Promise<void>;
  /** Reports that a text was quarantined, but not which. */
  watchUnreadable(onChange: () => void): Unsubscribe;
}
