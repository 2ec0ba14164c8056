import {
  endBefore,
  get,
  limitToFirst,
  limitToLast,
  orderByChild,
  query,
  startAfter,
  type Database,
  type DataSnapshot,
  type QueryConstraint,
} from 'firebase/database';
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
import { roomEvents, UNREADABLE_MESSAGE } from './roomEvents';
import { roomPaths } from './roomPaths';
import { RoomSubscriptions } from './RoomSubscriptions';
import { withTimeout } from './withTimeout';

type Order = 'seq' | 'sentSeq';

interface Stored {
  readonly events: readonly ChatEvent[];
  /** The place of the last message found, where there may be more behind it. */
  readonly fullUpTo?: TimeId;
  readonly isFull: boolean;
}

/** The events of V1 chats, read from the state of their rooms in the realtime database. */
export class DatabaseChatEventFeed implements ChatEventFeed {
  constructor(
    private readonly database: () => Database,
    /** `event`: what could not be read, by its place. */
    private readonly report: (problem: string, event?: string) => void,
  ) {}

  subscribe(uid: string, watcher: ChatEventWatcher): Unsubscribe {
    const rooms = new RoomSubscriptions(this.database(), uid, watcher, this.report);
    return () => rooms.stop();
  }

  /**
   * In the order of sending, so that a message that was changed late is not shown before those between it and the
   * newest.
   */
  history(_uid: string, channelId: string, before: TimeId | undefined): Promise<Result<EventPage, FeedFailure>> {
    return this.page(async () => {
      const end = before === undefined ? [] : [endBefore(formatTimeId(before))];
      const [stored, signs] = await Promise.all([
        this.messages(channelId, 'sentSeq', ...end, limitToLast(EVENT_PAGE)),
        this.signs(channelId),
      ]);
      const sent = stored.events.filter(({ type }) => type === 'message').map(({ seq }) => seq);
      const oldest = stored.isFull ? sent.reduce((least, seq) => (seq < least ? seq : least), sent[0] ?? 0n) : 0n;
      const within = signs.filter(({ seq }) => seq >= oldest && (before === undefined || seq < before));
      return { events: [...stored.events, ...within].sort(newestFirst), complete: !stored.isFull };
    });
  }

  since(uid: string, since: TimeId): Promise<Result<EventPage, FeedFailure>> {
    return this.page(async () => {
      const cache = await get(roomPaths.cacheOf(this.database(), uid));
      const parts = await Promise.all(
        roomPaths.channelsIn(cache.val()).map(channelId => this.roomSince(channelId, since)),
      );
      const found = parts.flat();
      const bound = found
        .flatMap(({ fullUpTo }) => fullUpTo ?? [])
        .reduce<TimeId | undefined>((least, seq) => (least === undefined || seq < least ? seq : least), undefined);
      const events = found.flatMap(part => part.events).filter(({ seq }) => bound === undefined || seq <= bound);
      const complete = bound === undefined && events.length < EVENT_PAGE;
      return { events: events.sort((a, b) => -newestFirst(a, b)).slice(0, EVENT_PAGE), complete };
    });
  }

  /**
   * Sent and changed messages are queried separately: a message that was sent and changed since is found only at its
   * change.
   */
  private async roomSince(channelId: string, since: TimeId): Promise<readonly Stored[]> {
    const after = [startAfter(formatTimeId(since)), limitToFirst(EVENT_PAGE)];
    try {
      const [sent, changed, signs] = await Promise.all([
        this.messages(channelId, 'sentSeq', ...after),
        this.messages(channelId, 'seq', ...after),
        this.signs(channelId),
      ]);
      const isNew = ({ seq }: ChatEvent): boolean => seq > since;
      return [
        { ...sent, events: sent.events.filter(({ type }) => type === 'message') },
        { ...changed, events: changed.events.filter(event => event.type !== 'message' && isNew(event)) },
        { events: signs.filter(isNew), isFull: false },
      ];
    } catch (error) {
      // Listed, but gone: the chat list will show what happened to it.
      if (isDenied(error)) return [];
      throw error;
    }
  }

  private async messages(channelId: string, order: Order, ...constraints: readonly QueryConstraint[]): Promise<Stored> {
    const snapshot = await get(
      query(roomPaths.partOf(this.database(), channelId, 'messages'), orderByChild(order), ...constraints),
    );
    const events = this.read(channelId, snapshot);
    if (snapshot.size < EVENT_PAGE) return { events, isFull: false };
    const places = events.filter(({ type }) => order === 'seq' || type === 'message').map(({ seq }) => seq);
    return { events, isFull: true, fullUpTo: places.reduce((most, seq) => (seq > most ? seq : most), 0n) };
  }

  private read(channelId: string, snapshot: DataSnapshot): ChatEvent[] {
    const found: ChatEvent[] = [];
    snapshot.forEach(child => {
      const events = roomEvents.ofMessage(channelId, child.val());
      if (events === undefined) this.report(UNREADABLE_MESSAGE, `${channelId}/${child.key}`);
      else found.push(...events);
    });
    return found;
  }

  private async signs(channelId: string): Promise<readonly ChatEvent[]> {
    const database = this.database();
    const [read, typing, state] = await Promise.all(
      (['read', 'typing', 'state'] as const).map(part => get(roomPaths.partOf(database, channelId, part))),
    );
    return [
      ...roomEvents.ofRead(channelId, read?.val()),
      ...roomEvents.ofTyping(channelId, typing?.val()),
      ...roomEvents.ofState(channelId, state?.val()),
    ];
  }

  private async page(read: () => Promise<EventPage>): Promise<Result<EventPage, FeedFailure>> {
    try {
      const page = await withTimeout(PAGE_LIMIT_MS, read());
      return page === undefined ? fail({ kind: 'unreachable' }) : ok(page);
    } catch (error) {
      return fail({ kind: isDenied(error) ? 'notAllowed' : 'unreachable' });
    }
  }
}

const newestFirst = (a: ChatEvent, b: ChatEvent): number => (a.seq > b.seq ? -1 : Number(a.seq < b.seq));

const isDenied = (error: unknown): boolean => error instanceof Error && /permission.denied/i.test(error.message);
