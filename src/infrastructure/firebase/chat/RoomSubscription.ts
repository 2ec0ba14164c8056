import { limitToLast, onValue, orderByChild, query, type Database, type DataSnapshot } from 'firebase/database';
import { EVENT_PAGE } from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { roomEvents, UNREADABLE_MESSAGE } from './roomEvents';
import { ROOM_SIGNS, roomPaths, type RoomSign } from './roomPaths';

interface RoomWatcher {
  /** Something in the room became known or changed. */
  readonly onChange: () => void;
  /** The rules refuse the room, now or after having allowed it. */
  readonly onDenied: () => void;
  readonly report: (problem: string, event?: string) => void;
}

const readSign: Readonly<Record<RoomSign, (channelId: string, value: unknown) => readonly ChatEvent[]>> = {
  read: roomEvents.ofRead,
  typing: roomEvents.ofTyping,
  state: roomEvents.ofState,
};

/** Listens to one V1 room: its newest messages in server order, and its signs. */
export class RoomSubscription {
  private readonly parts = new Map<string, readonly ChatEvent[]>();
  private readonly stops: Unsubscribe[] = [];
  /** Below this place there may be changes that are not in the window. */
  private floor: TimeId = 0n;
  private isFull = false;

  constructor(
    database: Database,
    private readonly channelId: string,
    private readonly watcher: RoomWatcher,
  ) {
    const newest = query(
      roomPaths.partOf(database, channelId, 'messages'),
      orderByChild('seq'),
      limitToLast(EVENT_PAGE),
    );
    this.stops.push(
      onValue(
        newest,
        snapshot => this.handleMessages(snapshot),
        () => this.deny(),
      ),
    );
    for (const sign of ROOM_SIGNS) {
      const part = roomPaths.partOf(database, channelId, sign);
      this.stops.push(
        onValue(
          part,
          snapshot => this.apply(sign, readSign[sign](channelId, snapshot.val())),
          () => this.deny(),
        ),
      );
    }
  }

  get isKnown(): boolean {
    return this.parts.size > ROOM_SIGNS.length;
  }

  /** Everything at or above `floor` is in `events`. */
  get window(): { readonly events: readonly ChatEvent[]; readonly floor: TimeId; readonly isFull: boolean } {
    return { events: [...this.parts.values()].flat(), floor: this.floor, isFull: this.isFull };
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  private handleMessages(snapshot: DataSnapshot): void {
    const found: ChatEvent[] = [];
    let oldest: TimeId | undefined;
    snapshot.forEach(child => {
      const events = roomEvents.ofMessage(this.channelId, child.val());
      if (events === undefined) return this.watcher.report(UNREADABLE_MESSAGE, `${this.channelId}/${child.key}`);
      found.push(...events);
      const changedAt = events.at(-1)?.seq ?? 0n;
      if (oldest === undefined || changedAt < oldest) oldest = changedAt;
    });
    this.isFull = snapshot.size >= EVENT_PAGE;
    this.floor = this.isFull ? (oldest ?? 0n) : 0n;
    this.apply('messages', found);
  }

  private apply(part: string, events: readonly ChatEvent[]): void {
    this.parts.set(part, events);
    if (this.isKnown) this.watcher.onChange();
  }

  private deny(): void {
    this.stop();
    this.watcher.onDenied();
  }
}
