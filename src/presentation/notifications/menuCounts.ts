import type { LinkCounts } from '../access/SideMenu';
import type { NotificationStores } from './NotificationStores';

/** The counts next to the links of chats and of chat requests, as far as they are known. */
export function menuCounts({ messages, requests }: NotificationStores): LinkCounts {
  return {
    chatRequestsV1: requests.waitingIn('v1'),
    chatRequestsV2: requests.waitingIn('v2'),
    chatV1: messages.unread('v1') ?? 0,
    chatV2: messages.unread('v2') ?? 0,
  };
}
