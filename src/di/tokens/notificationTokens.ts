import type { NotificationSource } from '@/application/notifications/ports/NotificationSource';
import type { SoundPlayer } from '@/application/notifications/ports/SoundPlayer';
import type { StaleSignal } from '@/application/notifications/StaleSignal';
import type { ReceivePush } from '@/application/notifications/ReceivePush';
import type { SoundAlerts } from '@/application/notifications/SoundAlerts';
import type { SoundChoice } from '@/application/notifications/SoundChoice';
import { token } from '../token';

export const NotificationSourceToken = token<NotificationSource>('NotificationSource');
export const SoundPlayerToken = token<SoundPlayer>('SoundPlayer');
/** Screens that show assigned patients or active chats subscribe to it and reload. */
export const StaleSignalToken = token<StaleSignal>('StaleSignal');
export const SoundChoiceToken = token<SoundChoice>('SoundChoice');
/** One for the window. */
export const SoundAlertsToken = token<SoundAlerts>('SoundAlerts');
/** One for the window: it holds the registered address. */
export const ReceivePushToken = token<ReceivePush>('ReceivePush');
