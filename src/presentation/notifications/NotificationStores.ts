import type { MessagesStore } from './MessagesStore';
import type { NotificationsStore } from './NotificationsStore';
import type { SoundStore } from './SoundStore';
import type { WaitingRequestsStore } from './WaitingRequestsStore';

export interface NotificationStores {
  readonly list: NotificationsStore;
  readonly messages: MessagesStore;
  readonly sound: SoundStore;
  readonly requests: WaitingRequestsStore;
}
