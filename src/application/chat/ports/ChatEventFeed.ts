import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Result } from '@/domain/kernel/Result';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Maximum events in the live window and in one page. The security rules allow no more. */
export const EVENT_PAGE = 50;
/** Time limit for one page, in milliseconds. */
export const PAGE_LIMIT_MS = 10_000;

export interface EventPage {
  /** Newest first. */
  readonly events: readonly ChatEvent[];
  /** False if there may be more. */
  readonly complete: boolean;
}

export type FeedFailure = { readonly kind: 'unreachable' } | { readonly kind: 'notAllowed' };

export interface ChatEventWatcher {
  /** `isFull`: there may be older events, even if some of the page could not be read. */
  readonly onEvents: (events: readonly ChatEvent[], isFull: boolean) => void;
  /** The connection is lost; it reconnects automatically and then calls `onEvents`. */
  readonly onStale: () => void;
  /** Called at most once, as the last call. */
  readonly onDown: () => void;
}

/** The events of the signed-in user's chats of one generation. */
export interface ChatEventFeed {
  /**
   * Reports the newest events, at most a page, newest first: once with the server's current state, then after every
   * change. Repetitions are normal.
   */
  subscribe(uid: string, watcher: ChatEventWatcher): Unsubscribe;
  /** The next older page of one chat, below `before` in server order. */
  history(uid: string, channelId: string, before: TimeId | undefined): Promise<Result<EventPage, FeedFailure>>;
  /** The next page of all chats above `since` in server order; oldest first. */
  since(uid: string, since: TimeId): Promise<Result<EventPage, FeedFailure>>;
}
