import { PRESENCE_CHUNK, type PresenceFeed } from '@/application/presence/ports/PresenceFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Presence } from '@/domain/presence/Presence';

interface Watch {
  readonly userIds: readonly string[];
  readonly watcher: LiveSubscriber<readonly Presence[]>;
}

/** Reports the presence that the test sets; rejects a watch without people, or with more than a query may name. */
export class FakePresenceFeed implements PresenceFeed {
  /** Every watch is refused. */
  isForbidden = false;
  private readonly watches = new Set<Watch>();
  private readonly known = new Map<string, Presence>();

  get watched(): readonly (readonly string[])[] {
    return [...this.watches].map(({ userIds }) => userIds);
  }

  watch(userIds: readonly string[], watcher: LiveSubscriber<readonly Presence[]>): Unsubscribe {
    if (userIds.length === 0 || userIds.length > PRESENCE_CHUNK)
      throw new Error(`${String(userIds.length)} people in one query`);
    const watch = { userIds, watcher };
    if (this.isForbidden) watcher.onDown();
    else this.watches.add(watch);
    if (this.watches.has(watch)) this.notify(watch);
    return () => this.watches.delete(watch);
  }

  set(presence: Presence): void {
    this.known.set(presence.userId, presence);
    for (const watch of this.watches) if (watch.userIds.includes(presence.userId)) this.notify(watch);
  }

  /** Ends the subscriptions of everyone who watches this user. */
  fall(userId: string): void {
    const concerned = [...this.watches].filter(({ userIds }) => userIds.includes(userId));
    if (concerned.length === 0) throw new Error(`Nobody watches ${userId}`);
    for (const watch of concerned) {
      this.watches.delete(watch);
      watch.watcher.onDown();
    }
  }

  /** Breaks the connection of the watchers; it reconnects automatically. */
  goStale(): void {
    for (const { watcher } of this.watches) watcher.onStale();
  }

  private notify({ userIds, watcher }: Watch): void {
    watcher.onValue(userIds.map(userId => this.known.get(userId)).filter(presence => presence !== undefined));
  }
}
