import type { LiveState } from '../kernel/LiveState';
import type { Stop } from '../kernel/Stop';
import type { NotificationDesk } from './ports/NotificationDesk';
import type { NotificationPage } from './ports/NotificationFeed';

/** Follows the newest notifications of the person signed in. */
export class WatchNotifications {
  constructor(private readonly desk: NotificationDesk) {}

  execute(tell: (state: LiveState<NotificationPage>) => void): Stop {
    return this.desk.watchNotifications(tell);
  }
}
