import type { Container } from 'inversify';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { MarkNotificationRead } from '@/application/notifications/MarkNotificationRead';
import { TestSound } from '@/application/notifications/TestSound';
import { WatchNotifications } from '@/application/notifications/WatchNotifications';
import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import { MessagesStore } from '@/presentation/notifications/MessagesStore';
import type { NotificationStores } from '@/presentation/notifications/NotificationStores';
import { NotificationsStore } from '@/presentation/notifications/NotificationsStore';
import { notificationText } from '@/presentation/notifications/notificationText';
import { SoundStore } from '@/presentation/notifications/SoundStore';
import { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import type { Toasts } from '@/presentation/kit/Toasts';
import * as t from './tokens/notificationTokens';
import { WatchChatRequestsToken } from './tokens/chatActTokens';
import { ClockToken, ServerClockToken } from './tokens/systemTokens';

export function createNotificationStores(container: Container, toasts: Toasts): NotificationStores {
  const desk = container.get(t.NotificationSourceToken);
  const gateway = container.get(t.NotificationGatewayToken);
  const serverClock = container.get(ServerClockToken);
  const soundChoice = container.get(t.SoundChoiceToken);
  return {
    list: new NotificationsStore({
      watchNotifications: new WatchNotifications(desk),
      markNotificationRead: new MarkNotificationRead(gateway),
      markAllNotificationsRead: new MarkAllNotificationsRead(gateway),
      clock: container.get(ClockToken),
      onNotCleared: () => toasts.danger(notificationText('menu.notCleared')),
    }),
    requests: new WaitingRequestsStore({ watchChatRequests: container.get(WatchChatRequestsToken), clock: serverClock }),
    messages: new MessagesStore(new WatchWaitingChats(desk)),
    sound: new SoundStore({ soundAlerts: container.get(t.SoundAlertsToken), soundChoice, testSound: new TestSound(container.get(t.SoundPlayerToken), soundChoice) }),
  };
}
