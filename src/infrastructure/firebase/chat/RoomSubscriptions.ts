import { onValue, ref, type Database } from 'firebase/database';
import type { ChatEventWatcher } from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { roomPaths } from './roomPaths';
import { RoomSubscription } from './RoomSubscription';

/**
 * Listens to every V1 room of a therapist and reports them as one window. One connection delivers all changes in the
 * backend's order, so once every room has answered, nothing older can follow something newer.
 */
export class RoomSubscriptions {
  private readonly rooms = new Map<string, RoomSubscription>();
  /** Rooms that were refused before they delivered anything: listed, but gone or not open yet. */
  private readonly denied = new Set<string>();
  private stopCache: Unsubscribe = () => undefined;
  private readonly stopConnected: Unsubscribe;
  private isListed = false;
  private isOver = false;
  private isTelling = false;
  private connected: 'never' | 'yes' | 'cut' = 'never';

  constructor(
    private readonly database: Database,
    private readonly uid: string,
    private readonly watcher: ChatEventWatcher,
    private readonly report: (problem: string, event?: string) => void,
  ) {
    this.stopConnected = onValue(ref(database, '.info/connected'), snapshot =>
      this.connection(snapshot.val() === true),
    );
    this.listen();
  }

  stop(): void {
    this.isOver = true;
    this.stopConnected();
    this.forget();
  }

  private listen(): void {
    const cache = roomPaths.cacheOf(this.database, this.uid);
    this.stopCache = onValue(
      cache,
      snapshot => this.list(roomPaths.channelsIn(snapshot.val())),
      error => {
        this.report(`chat-notification-cache: ${error.name}`);
        this.goDown();
      },
    );
  }

  private list(channelIds: readonly string[]): void {
    const listed = new Set(channelIds);
    for (const [channelId, room] of this.rooms) if (!listed.has(channelId)) this.leave(channelId, room);
    for (const channelId of [...this.denied]) if (!listed.has(channelId)) this.denied.delete(channelId);
    this.isListed = true;
    for (const channelId of listed)
      if (!this.rooms.has(channelId) && !this.denied.has(channelId)) this.enter(channelId);
    this.notifySoon();
  }

  private enter(channelId: string): void {
    const watch = new RoomSubscription(this.database, channelId, {
      onChange: () => this.notifySoon(),
      onDenied: () => this.deny(channelId),
      report: this.report,
    });
    this.rooms.set(channelId, watch);
  }

  private leave(channelId: string, room: RoomSubscription): void {
    room.stop();
    this.rooms.delete(channelId);
  }

  /** A room that was open is no longer, so the chat list has to be loaded again. */
  private deny(channelId: string): void {
    if (this.isOver) return;
    const wasKnown = this.rooms.get(channelId)?.isKnown === true;
    this.rooms.delete(channelId);
    if (wasKnown) return this.goDown();
    this.denied.add(channelId);
    this.report('The rules refuse a V1 chat that the chat notification cache lists.');
    this.notifySoon();
  }

  private goDown(): void {
    if (this.isOver) return;
    this.stop();
    this.watcher.onDown();
  }

  /** Values unchanged since the connection was lost are not delivered again, so everything is requested again. */
  private connection(isConnected: boolean): void {
    if (!isConnected) {
      if (this.connected !== 'yes') return;
      this.connected = 'cut';
      this.watcher.onStale();
      return;
    }
    const wasCut = this.connected === 'cut';
    this.connected = 'yes';
    if (!wasCut) return;
    this.forget();
    this.listen();
  }

  private forget(): void {
    this.stopCache();
    for (const room of this.rooms.values()) room.stop();
    this.rooms.clear();
    this.denied.clear();
    this.isListed = false;
  }

  /** One act of the backend may change several parts at once; they are reported together. */
  private notifySoon(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    queueMicrotask(() => {
      this.isTelling = false;
      this.notify();
    });
  }

  private notify(): void {
    const rooms = [...this.rooms.values()];
    if (this.isOver || !this.isListed || this.connected === 'cut' || rooms.some(({ isKnown }) => !isKnown)) return;
    const windows = rooms.map(room => room.window);
    const floor = windows.reduce((most, { floor: at }) => (at > most ? at : most), 0n);
    const events = windows.flatMap(window => window.events).filter(({ seq }) => seq >= floor);
    this.watcher.onEvents(
      events.sort((a, b) => (a.seq > b.seq ? -1 : 1)),
      windows.some(({ isFull }) => isFull),
    );
  }
}
