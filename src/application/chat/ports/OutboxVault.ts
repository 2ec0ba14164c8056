import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Result } from '@/domain/kernel/Result';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';

/** `noRoom`: the device works, and the person has as much on it as they may. */
export type VaultFailure = { readonly kind: 'storageUnavailable' } | { readonly kind: 'noRoom' };

/**
 * Stores unconfirmed messages and drafts on this device: encrypted, separate for each person, across reloads and
 * sign-outs.
 */
export interface OutboxVault {
  /** Opens the person's part. Entries that cannot be read are set aside and reported, never shown. */
  open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>>;
  /**
   * When it answers ok, the entry survives the window. Keeping an id again replaces it. `draft`: the one that it was
   * written in; this window's draft there goes in the same step, so that a page that dies in between never has both.
   */
  save(entry: OutboxEntry, draft?: ChatDraftKey): Promise<Result<void, VaultFailure>>;
  forget(entryId: string): Promise<void>;
  /** Forgets the key; stored entries stay on the device, unreadable until the same person signs in again. */
  close(): void;
}
