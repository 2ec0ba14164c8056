import type { LinkCounts } from '../access/SideMenu';
import type { NotificationStores } from './NotificationStores';

/** What stands beside the links of chats and of chat requests, as far as it is known. */
export function menuCounts({ messages, requests }: NotificationStores): LinkCounts {
  return {
    chatRequestsV1: requests.waitingIn('v1'),
    chatRequestsV2: requests.waitingIn('v2'),
    chatV1: messages.unread('v1') ?? 0,
    chatV2: messages.unread('v2') ?? 0,
  };
}
