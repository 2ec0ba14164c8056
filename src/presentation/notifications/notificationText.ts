import type texts from '../../../public/i18n/en/notifications.json';
import { textsOf } from '../kit/text/textsOf';

export const notificationText = textsOf<typeof texts>('notifications');
