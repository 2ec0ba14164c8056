import {
  EVENT_PAGE,
  type ChatEventFeed,
  type ChatEventWatcher,
  type EventPage,
  type FeedFailure,
} from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { SimulatedBackend } from '#test/simulation/SimulatedBackend';

interface Subscription {
  readonly uid: string;
  readonly watcher: ChatEventWatcher;
}

/** Pushes immediately what the test's backend stores; can go silent, stale or down. */
export class FakeChatEventFeed implements ChatEventFeed {
  private readonly subscriptions = new Set<Subscription>();
  private readonly pageFailures: FeedFailure['kind'][] = [];
  private isSilent = false;

  constructor(private readonly backend: SimulatedBackend) {
    backend.watch(to => this.push(to));
  }

  get listeners(): number {
    return this.subscriptions.size;
  }

  subscribe(uid: string, watcher: ChatEventWatcher): Unsubscribe {
    const subscription = { uid, watcher };
    this.subscriptions.add(subscription);
    queueMicrotask(() => this.subscriptions.has(subscription) && !this.isSilent && this.notify(watcher, uid));
    return () => this.subscriptions.delete(subscription);
  }

  history(uid: string, channelId: string, before: TimeId | undefined): Promise<Result<EventPage, FeedFailure>> {
    return this.page(() => this.backend.history(uid, channelId, before));
  }

  since(uid: string, since: TimeId): Promise<Result<EventPage, FeedFailure>> {
    return this.page(() => this.backend.since(uid, since));
  }

  failNextPage(kind: FeedFailure['kind']): void {
    this.pageFailures.push(kind);
  }

  /** Breaks the connection; events stored from then on are not reported. */
  goStale(): void {
    this.isSilent = true;
    for (const { watcher } of this.subscriptions) watcher.onStale();
  }

  comeBack(): void {
    this.isSilent = false;
    for (const { uid, watcher } of this.subscriptions) this.notify(watcher, uid);
  }

  /** Ends every subscription. */
  goDown(): void {
    const ended = [...this.subscriptions];
    this.subscriptions.clear();
    for (const { watcher } of ended) watcher.onDown();
  }

  private push(to: ReadonlySet<string>): void {
    if (this.isSilent) return;
    for (const { uid, watcher } of this.subscriptions) if (to.has(uid)) this.notify(watcher, uid);
  }

  private notify(watcher: ChatEventWatcher, uid: string): void {
    const events = this.backend.newest(uid);
    watcher.onEvents(events, events.length >= EVENT_PAGE);
  }

  private page(read: () => EventPage): Promise<Result<EventPage, FeedFailure>> {
    const kind = this.pageFailures.shift();
    return Promise.resolve(kind === undefined ? ok(read()) : fail({ kind }));
  }
}
