import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** A text that this device keeps for the person and that does not open with their key. */
export interface UnreadableText {
  readonly id: string;
  readonly kind: 'message' | 'draft';
  /** The draft, or for a message the draft that it was typed as. */
  readonly key: AnyChatDraftKey;
  /** Milliseconds since 1970, where it is known. */
  readonly writtenAt?: number;
  /**
   * The person's key could not be had (yet): it stands where it was, and is read as soon as there is a key. It cannot
   * be discarded.
   */
  readonly isLocked?: true;
}

/** What cannot be read is set aside and never dropped by itself: it may open again with another key. */
export interface UnreadableVault {
  /** Of the person whose vault is open. */
  unreadable(): Promise<readonly UnreadableText[]>;
  /**
   * Tries all of them with the present key. What opens is among outbox and drafts again; a draft that is kept there
   * meanwhile stays.
   */
  readAgain(): Promise<void>;
  discardUnreadable(id: string): Promise<void>;
  /** Says that something was set aside, not what. */
  watchUnreadable(onChange: () => void): Unsubscribe;
}
