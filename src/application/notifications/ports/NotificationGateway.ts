import type { Result } from '@/domain/kernel/Result';

export type ReadMarkFailure = { readonly kind: 'couldNotMark' };

/**
 * Records at the backend what its reader has dealt with; the notification feed tells the outcome. Repeating changes
 * nothing.
 */
export interface NotificationGateway {
  markRead(id: string): Promise<Result<void, ReadMarkFailure>>;
  /** Gives the ids that are read now; ids of others, and ids that nobody knows, are not among them. */
  markAllRead(ids: readonly string[]): Promise<Result<readonly string[], ReadMarkFailure>>;
  /** Removes chats that have ended from the chat notification cache. */
  tidyCache(): Promise<Result<void, { readonly kind: 'couldNotTidy' }>>;
}
