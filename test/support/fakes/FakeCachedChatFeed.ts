import type { CachedChatFeed } from '@/application/notifications/ports/CachedChatFeed';
import type { LiveWatcher } from '@/application/shared/LiveWatcher';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { Stop } from '@/application/shared/Stop';

/** Tells what the test says; speaking when nobody listens is a mistake of the test. */
export class FakeCachedChatFeed implements CachedChatFeed {
  private watches: { readonly uid: string; readonly watcher: LiveWatcher<readonly CachedChat[]> }[] = [];

  get watched(): readonly string[] {
    return this.watches.map(({ uid }) => uid);
  }

  watch(uid: string, watcher: LiveWatcher<readonly CachedChat[]>): Stop {
    const watch = { uid, watcher };
    this.watches.push(watch);
    return () => {
      this.watches = this.watches.filter(other => other !== watch);
    };
  }

  say(uid: string, tell: (watcher: LiveWatcher<readonly CachedChat[]>) => void): void {
    const concerned = this.watches.filter(watch => watch.uid === uid);
    if (concerned.length === 0) throw new Error(`Nobody follows the old chats of ${uid}`);
    for (const { watcher } of concerned) tell(watcher);
  }
}
