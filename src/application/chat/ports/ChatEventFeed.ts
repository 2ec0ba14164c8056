import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Result } from '@/domain/kernel/Result';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Most events in the live window and in one page. The security rules allow no more. */
export const EVENT_PAGE = 50;
/** How long one page may take, in milliseconds. */
export const PAGE_LIMIT_MS = 10_000;

export interface EventPage {
  /** Newest first. */
  readonly events: readonly ChatEvent[];
  /** False when there may be more. */
  readonly complete: boolean;
}

export type FeedFailure = { readonly kind: 'unreachable' } | { readonly kind: 'notAllowed' };

export interface ChatEventWatcher {
  /** `isFull`: there may be older events than these, even where some of the page could not be read. */
  readonly onEvents: (events: readonly ChatEvent[], isFull: boolean) => void;
  /** The connection is lost; it reconnects automatically, and `onEvents` follows. */
  readonly onStale: () => void;
  /** At most once; nothing follows it. */
  readonly onDown: () => void;
}

/** The events of all chats of one generation of the person signed in. */
export interface ChatEventFeed {
  /**
   * Reports the newest events, at most a page, newest first: once with what the server has now, then after every
   * change. Repetitions are normal.
   */
  subscribe(uid: string, watcher: ChatEventWatcher): Unsubscribe;
  /** The next older page of one chat, below `before` in server order. */
  history(uid: string, channelId: string, before: TimeId | undefined): Promise<Result<EventPage, FeedFailure>>;
  /** The next page of all chats above `since` in server order; oldest first. */
  since(uid: string, since: TimeId): Promise<Result<EventPage, FeedFailure>>;
}
