import type { CachedChatFeed } from '@/application/notifications/ports/CachedChatFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Reports what the test emits or stores; emitting without a listener is an error of the test. */
export class FakeCachedChatFeed implements CachedChatFeed {
  /** Every watch is refused. */
  refuses = false;
  private readonly kept = new Map<string, readonly CachedChat[]>();
  private watches: { readonly uid: string; readonly watcher: LiveSubscriber<readonly CachedChat[]> }[] = [];

  get watched(): readonly string[] {
    return this.watches.map(({ uid }) => uid);
  }

  watch(uid: string, watcher: LiveSubscriber<readonly CachedChat[]>): Unsubscribe {
    const watch = { uid, watcher };
    if (this.refuses) watcher.onDown();
    else this.watches.push(watch);
    const kept = this.kept.get(uid);
    if (kept !== undefined && !this.refuses) watcher.onValue(kept);
    return () => {
      this.watches = this.watches.filter(other => other !== watch);
    };
  }

  /** Replaces the user's cached chats; current and later listeners are notified. */
  save(uid: string, chats: readonly CachedChat[]): void {
    this.kept.set(uid, chats);
    for (const watch of this.watches) if (watch.uid === uid) watch.watcher.onValue(chats);
  }

  say(uid: string, notify: (watcher: LiveSubscriber<readonly CachedChat[]>) => void): void {
    const concerned = this.watches.filter(watch => watch.uid === uid);
    if (concerned.length === 0) throw new Error(`Nobody follows the old chats of ${uid}`);
    for (const { watcher } of concerned) notify(watcher);
  }
}
