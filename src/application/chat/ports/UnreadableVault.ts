import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** A stored text of the person that does not open with their key. */
export interface UnreadableText {
  readonly id: string;
  readonly kind: 'message' | 'draft';
  /** The draft, or for a message the draft that it was typed as. */
  readonly key: AnyChatDraftKey;
  /** Milliseconds since 1970, where it is known. */
  readonly writtenAt?: number;
  /**
   * The person's key is not available (yet): the text stays in place, and is read as soon as there is a key. It cannot
   * be discarded.
   */
  readonly isLocked?: true;
}

/** Texts that cannot be read are quarantined and never deleted automatically: they may open with another key. */
export interface UnreadableVault {
  /** Of the person whose vault is open. */
  unreadable(): Promise<readonly UnreadableText[]>;
  /**
   * Tries all of them with the present key. Those that open return to the outbox and the drafts; a draft that was saved
   * there meanwhile stays.
   */
  readAgain(): Promise<void>;
  discardUnreadable(id: string): Promise<void>;
  /** Says that something was set aside, not what. */
  watchUnreadable(onChange: () => void): Unsubscribe;
}
