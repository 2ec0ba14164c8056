import type texts from '../../../public/i18n/en/notifications.json';
import { textsOf } from '../kit/text/textsOf';
import { textCatalogue } from '../kit/text/textCatalogue';
import type { RequestSignState } from '@/domain/notifications/requestSign.rule';
import type { DisplayedNotification } from '@/domain/notifications/notificationDisplay';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';

export const notificationText = textsOf<typeof texts>('notifications');

type Counted = 'button.unread' | 'menu.unreadable' | 'menu.chat' | 'sign.new' | 'sign.since' | 'sign.emergency';

/** A text with a number in its singular or plural form. */
export function notificationCount(
  key: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textCatalogue.text('notifications', key, { ...values, count });
}

/** The text of the sign: emergencies first, then the number of requests and how long they have waited. */
export function waitingWords({ waiting, emergencies, level, minutes }: RequestSignState): string {
  const isNew = level === 'new' || minutes === 0;
  const all = isNew ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes });
  if (emergencies === 0) return all;
  const emergency = notificationCount('sign.emergency', emergencies);
  return isNew && emergencies === waiting ? emergency : notificationText('sign.emergencyAnd', { emergency, all });
}

interface Words {
  readonly title: string;
  readonly message: string;
}

export function wordsOf(
  { patient, fromTherapist }: StaffNotification,
  wording: DisplayedNotification['wording'],
): Words {
  const people = {
    patient: patient || notificationText('menu.somebody'),
    colleague: fromTherapist || notificationText('menu.colleague'),
  };
  return {
    title: notificationText(`wording.${wording}.title`),
    message: notificationText(`wording.${wording}.message`, people),
  };
}
