import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { NotificationFeed, NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { LiveSubscriber } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { NOTIFICATION_LIMIT } from '@/domain/notifications/unreadBadge.rule';
import { toStaffNotification } from './toStaffNotification';

/** Reads `notifications`; the security rules let users see only their own. */
export class FirestoreNotificationFeed implements NotificationFeed {
  constructor(
    private readonly firestore: () => Firestore,
    private readonly report: (problem: string) => void,
  ) {}

  watch(uid: string, { onValue, onStale, onDown }: LiveSubscriber<NotificationPage>): Unsubscribe {
    const newest = query(
      collection(this.firestore(), 'notifications'),
      where('user', '==', uid),
      orderBy('ts', 'desc'),
      limit(NOTIFICATION_LIMIT),
    );
    return onSnapshot(
      newest,
      { includeMetadataChanges: true },
      snapshot => (snapshot.metadata.fromCache ? onStale() : onValue(this.pageOf(snapshot))),
      error => {
        this.report(`notifications: ${error.code}`);
        onDown();
      },
    );
  }

  private pageOf({ docs }: QuerySnapshot): NotificationPage {
    const notifications = docs
      .map(document => toStaffNotification({ ...document.data(), id: document.id }))
      .filter(found => found !== undefined);
    const unreadable = docs.length - notifications.length;
    if (unreadable > 0) this.report('A notification is not what the contract says.');
    return { notifications, unreadable };
  }
}
