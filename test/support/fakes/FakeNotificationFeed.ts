import type { NotificationFeed, NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { LiveWatcher } from '@/application/shared/LiveWatcher';
import type { Stop } from '@/application/shared/Stop';

/** Tells what the test says; speaking when nobody listens is a mistake of the test. */
export class FakeNotificationFeed implements NotificationFeed {
  private watches: { readonly uid: string; readonly watcher: LiveWatcher<NotificationPage> }[] = [];

  get watched(): readonly string[] {
    return this.watches.map(({ uid }) => uid);
  }

  watch(uid: string, watcher: LiveWatcher<NotificationPage>): Stop {
    const watch = { uid, watcher };
    this.watches.push(watch);
    return () => {
      this.watches = this.watches.filter(other => other !== watch);
    };
  }

  say(uid: string, tell: (watcher: LiveWatcher<NotificationPage>) => void): void {
    const concerned = this.watches.filter(watch => watch.uid === uid);
    if (concerned.length === 0) throw new Error(`Nobody follows the notifications of ${uid}`);
    for (const { watcher } of concerned) tell(watcher);
  }
}
