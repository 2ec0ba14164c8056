import type { LiveState } from '../kernel/LiveState';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { NotificationSource } from './ports/NotificationSource';
import type { NotificationPage } from './ports/NotificationFeed';

/** Follows the newest notifications of the person signed in. */
export class WatchNotifications {
  constructor(private readonly source: NotificationSource) {}

  execute(notify: (state: LiveState<NotificationPage>) => void): Unsubscribe {
    return this.source.watchNotifications(notify);
  }
}
