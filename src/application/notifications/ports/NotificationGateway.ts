import type { Result } from '@/domain/kernel/Result';

export type ReadMarkFailure = { readonly kind: 'couldNotMark' };

/** Records read notifications at the backend; the notification feed reports the outcome. Repeating changes nothing. */
export interface NotificationGateway {
  markRead(id: string): Promise<Result<void, ReadMarkFailure>>;
  /** Returns the ids that are read now; unknown ids and those of other people are not among them. */
  markAllRead(ids: readonly string[]): Promise<Result<readonly string[], ReadMarkFailure>>;
  /** Removes chats that have ended from the chat notification cache. */
  tidyCache(): Promise<Result<void, { readonly kind: 'couldNotTidy' }>>;
}
