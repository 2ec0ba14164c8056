import type { Notifications } from '#sandbox/backend/notifications/Notifications';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { PresencePublisher } from '#sandbox/backend/presence/PresencePublisher';
import type { ChatLog } from './ChatLog';
import type { ChatMembership } from './ChatMembership';
import type { ChatMessaging } from './ChatMessaging';
import type { ChatRequests } from './ChatRequests';
import type { ChatRooms } from './ChatRooms';
import type { ChatTokens } from './ChatTokens';
import type { ChatViews } from './ChatViews';
import type { NotificationCache } from '../notifications/NotificationCache';
import type { PinnedChats } from './PinnedChats';

/** The dependencies of the chat calls. */
export interface ChatServices {
  readonly people: PeopleDirectory;
  readonly rooms: ChatRooms;
  readonly requests: ChatRequests;
  readonly pins: PinnedChats;
  readonly tokens: ChatTokens;
  readonly log: ChatLog;
  readonly messaging: ChatMessaging;
  readonly membership: ChatMembership;
  readonly views: ChatViews;
  readonly presence: PresencePublisher;
  readonly notifications: Notifications;
  readonly notificationCache: NotificationCache;
  readonly clock: { now(): number };
}
