import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import type { LiveSubscriber } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** The newest notifications of one user, newest first, NOTIFICATION_LIMIT at most. */
export interface NotificationPage {
  readonly notifications: readonly StaffNotification[];
  /** Number of the newest ones that could not be read as notifications. */
  readonly unreadable: number;
}

/** Watches the newest notifications of a user. Reports the whole page, first and after every change. */
export interface NotificationFeed {
  watch(uid: string, watcher: LiveSubscriber<NotificationPage>): Unsubscribe;
}
