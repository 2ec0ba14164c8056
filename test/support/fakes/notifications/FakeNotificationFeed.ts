import type { NotificationFeed, NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import { NOTIFICATION_LIMIT } from '@/domain/notifications/unreadBadge.rule';

/** Reports what the test emits or stores; emitting without a listener is an error of the test. */
export class FakeNotificationFeed implements NotificationFeed {
  /** The only user whose notifications may be watched; undefined for everyone. */
  only: string | undefined;
  private readonly kept = new Map<string, NotificationPage>();
  private watches: { readonly uid: string; readonly watcher: LiveSubscriber<NotificationPage> }[] = [];

  get watched(): readonly string[] {
    return this.watches.map(({ uid }) => uid);
  }

  watch(uid: string, watcher: LiveSubscriber<NotificationPage>): Unsubscribe {
    const watch = { uid, watcher };
    const kept = this.kept.get(uid);
    if (this.only !== undefined && uid !== this.only) watcher.onDown();
    else this.watches.push(watch);
    if (kept !== undefined && this.watches.includes(watch)) watcher.onValue(kept);
    return () => {
      this.watches = this.watches.filter(other => other !== watch);
    };
  }

  /** Replaces the user's stored notifications, newest first; current and later listeners are notified of the newest. */
  save(uid: string, notifications: readonly StaffNotification[]): void {
    const page = { notifications: notifications.slice(0, NOTIFICATION_LIMIT), unreadable: 0 };
    this.kept.set(uid, page);
    for (const watch of this.watches) if (watch.uid === uid) watch.watcher.onValue(page);
  }

  say(uid: string, notify: (watcher: LiveSubscriber<NotificationPage>) => void): void {
    const concerned = this.watches.filter(watch => watch.uid === uid);
    if (concerned.length === 0) throw new Error(`Nobody follows the notifications of ${uid}`);
    for (const { watcher } of concerned) notify(watcher);
  }
}
