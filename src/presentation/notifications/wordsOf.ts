import type { NotificationDisplay } from '@/domain/notifications/notificationDisplay.rule';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import { notificationText } from './notificationText';

interface Words {
  readonly title: string;
  readonly message: string;
}

/** What a notification says. */
export function wordsOf({ patient, fromTherapist }: StaffNotification, wording: NotificationDisplay['wording']): Words {
  const people = { patient: patient || notificationText('menu.somebody'), colleague: fromTherapist || notificationText('menu.colleague') };
  return { title: notificationText(`wording.${wording}.title`), message: notificationText(`wording.${wording}.message`, people) };
}
