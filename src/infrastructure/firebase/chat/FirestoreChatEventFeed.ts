import { isObject } from '@/domain/kernel/parseJson';
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import {
  EVENT_PAGE,
  PAGE_LIMIT_MS,
  type ChatEventFeed,
  type ChatEventWatcher,
  type EventPage,
  type FeedFailure,
} from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { formatTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { withTimeout } from './withTimeout';

/** Reads `chat-events`; the security rules let a user see only events that list them. */
export class FirestoreChatEventFeed implements ChatEventFeed {
  constructor(
    private readonly firestore: () => Firestore,
    /** Checks a document; reports and answers undefined when it is not an event. */
    private readonly toEvent: (data: unknown) => ChatEvent | undefined,
  ) {}

  subscribe(uid: string, { onEvents, onStale, onDown }: ChatEventWatcher): Unsubscribe {
    let live = false;
    return onSnapshot(
      this.events(uid, orderBy('seq', 'desc')),
      { includeMetadataChanges: true },
      snapshot => {
        if (!snapshot.metadata.fromCache) {
          live = true;
          onEvents(this.read(snapshot), snapshot.size >= EVENT_PAGE);
        } else if (live) {
          live = false;
          onStale();
        }
      },
      onDown,
    );
  }

  history(uid: string, channelId: string, before: TimeId | undefined): Promise<Result<EventPage, FeedFailure>> {
    const cursor = before === undefined ? [] : [startAfter(formatTimeId(before))];
    return this.page(this.events(uid, where('channel', '==', channelId), orderBy('seq', 'desc'), ...cursor));
  }

  since(uid: string, since: TimeId): Promise<Result<EventPage, FeedFailure>> {
    return this.page(this.events(uid, orderBy('seq', 'asc'), startAfter(formatTimeId(since))));
  }

  private events(uid: string, ...constraints: readonly QueryConstraint[]): Query {
    return query(
      collection(this.firestore(), 'chat-events'),
      where('participants', 'array-contains', uid),
      ...constraints,
      limit(EVENT_PAGE),
    );
  }

  private async page(wanted: Query): Promise<Result<EventPage, FeedFailure>> {
    try {
      const snapshot = await withTimeout(PAGE_LIMIT_MS, getDocsFromServer(wanted));
      return snapshot === undefined
        ? fail({ kind: 'unreachable' })
        : ok({ events: this.read(snapshot), complete: snapshot.size < EVENT_PAGE });
    } catch (error) {
      return fail({ kind: isDenied(error) ? 'notAllowed' : 'unreachable' });
    }
  }

  private read(snapshot: QuerySnapshot): ChatEvent[] {
    return snapshot.docs.map(document => this.toEvent(document.data())).filter(event => event !== undefined);
  }
}

const isDenied = (error: unknown): boolean => isObject(error) && error['code'] === 'permission-denied';
