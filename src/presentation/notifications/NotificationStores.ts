import type { MessagesStore } from './MessagesStore';
import type { NotificationsStore } from './NotificationsStore';
import type { SoundStore } from './SoundStore';

export interface NotificationStores {
  readonly list: NotificationsStore;
  readonly messages: MessagesStore;
  readonly sound: SoundStore;
}
