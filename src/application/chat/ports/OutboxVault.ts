import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Result } from '@/domain/kernel/Result';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';

/** `noRoom`: the device works, but the user's quota is used up. */
export type VaultFailure = { readonly kind: 'storageUnavailable' } | { readonly kind: 'noRoom' };

/**
 * Stores unconfirmed messages and drafts on this device: encrypted, separate for each user, across reloads and
 * sign-outs.
 */
export interface OutboxVault {
  /** Opens the user's vault. Unreadable entries are quarantined and reported, never shown. */
  open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>>;
  /**
   * After ok, the entry survives the window. Saving an id again replaces it. `draft`: the draft it was written in; this
   * window's draft is deleted in the same step, so that a crashed page never leaves both.
   */
  save(entry: OutboxEntry, draft?: ChatDraftKey): Promise<Result<void, VaultFailure>>;
  forget(entryId: string): Promise<void>;
  /** Forgets the key; stored entries stay on the device, unreadable until the same user signs in again. */
  close(): void;
}
