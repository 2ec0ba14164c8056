import { ContainerModule, type Container } from 'inversify';
import { ChatNotificationSource } from '@/application/chat/client/ChatNotificationSource';
import { ApplyNotifications } from '@/application/notifications/ApplyNotifications';
import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';
import { ReceivePush } from '@/application/notifications/ReceivePush';
import { SoundAlerts } from '@/application/notifications/SoundAlerts';
import { SoundChoice } from '@/application/notifications/SoundChoice';
import { CleanNotificationCache } from '@/application/notifications/CleanNotificationCache';
import { AxiosNotificationGateway } from '@/infrastructure/http/notifications/AxiosNotificationGateway';
import { AxiosPushGateway } from '@/infrastructure/http/notifications/AxiosPushGateway';
import { BrowserAlertVault } from '@/infrastructure/storage/notifications/BrowserAlertVault';
import { attendedChat } from '@/infrastructure/system/chat/attendedChat';
import { AudioElementSoundPlayer } from '@/infrastructure/system/notifications/AudioElementSoundPlayer';
import { BroadcastAttention } from '@/infrastructure/system/notifications/BroadcastAttention';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { StaleSignal } from '@/application/notifications/StaleSignal';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { ChatStateToken, ChatEngineToken, WatchChatRequestsToken } from './tokens/chatTokens';
import * as t from './tokens/notificationTokens';
import { ReauthenticateToken, SessionVaultToken, PushSubscriptionToken } from './tokens/sessionTokens';
import { PreferenceVaultToken, KnownPatientsToken } from './tokens/appTokens';
import {
  BackendClientToken,
  ClockToken,
  EnvironmentToken,
  LoggerToken,
  RandomToken,
  ServerClockToken,
} from './tokens/kernelTokens';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import { MessagesStore } from '@/presentation/notifications/MessagesStore';
import type { NotificationStores } from '@/presentation/notifications/NotificationStores';
import { NotificationsStore } from '@/presentation/notifications/NotificationsStore';
import { notificationText } from '@/presentation/notifications/notificationText';
import { SoundStore } from '@/presentation/notifications/SoundStore';
import { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import type { Toasts } from '@/presentation/kit/Toasts';

/** Notifications, their sounds and push. */
export const notificationModule = new ContainerModule(({ bind }) => {
  bind(t.NotificationSourceToken).toResolvedValue(
    (chatState, known) => new ChatNotificationSource(chatState, known),
    [ChatStateToken, KnownPatientsToken],
  );
  bind(t.SoundPlayerToken).toConstantValue(new AudioElementSoundPlayer());
  bind(t.StaleSignalToken).toConstantValue(new StaleSignal());
  bind(t.SoundChoiceToken).toResolvedValue(preferences => new SoundChoice(preferences), [PreferenceVaultToken]);
  bind(t.SoundAlertsToken)
    .toResolvedValue(
      (source, player, clock, choice, random, reauthenticate) =>
        new SoundAlerts({
          source,
          player,
          clock,
          choice,
          vault: new BrowserAlertVault(),
          attention: new BroadcastAttention(attendedChat, () => String(random.unit())),
          leadership: new WebLocksLeadership('locks' in navigator ? navigator.locks : undefined),
          watchSessionEnded: notify => reauthenticate.execute(asked => notify(asked?.reason === 'sessionEnded')),
        }),
      [t.NotificationSourceToken, t.SoundPlayerToken, ClockToken, t.SoundChoiceToken, RandomToken, ReauthenticateToken],
    )
    .inSingletonScope();

  bind(t.ReceivePushToken)
    .toResolvedValue(
      ({ firebase }, backend, vault, logger) =>
        new ReceivePush(
          lazyAdapter<PushMessaging>(async () => {
            const { FirebasePushMessaging } =
              await import('@/infrastructure/firebase/notifications/FirebasePushMessaging');
            return new FirebasePushMessaging(firebase);
          }),
          new AxiosPushGateway(backend),
          vault,
          logger,
        ),
      [EnvironmentToken, BackendClientToken, SessionVaultToken, LoggerToken],
    )
    .inSingletonScope();
});

export function createNotificationStores(container: Container, toasts: Toasts): NotificationStores {
  const source = container.get(t.NotificationSourceToken);
  const gateway = new AxiosNotificationGateway(container.get(BackendClientToken));
  const serverClock = container.get(ServerClockToken);
  const soundChoice = container.get(t.SoundChoiceToken);
  return {
    list: new NotificationsStore({
      source,
      gateway,
      markAllNotificationsRead: new MarkAllNotificationsRead(gateway),
      clock: container.get(ClockToken),
      onNotCleared: () => toasts.danger(notificationText('menu.notCleared')),
    }),
    requests: new WaitingRequestsStore({
      watchChatRequests: container.get(WatchChatRequestsToken),
      clock: serverClock,
    }),
    messages: new MessagesStore(new WatchWaitingChats(source), container.get(ClockToken)),
    sound: new SoundStore({
      soundAlerts: container.get(t.SoundAlertsToken),
      soundChoice,
      player: container.get(t.SoundPlayerToken),
    }),
  };
}

/** Once per window: starts sounds, effects and push for the signed-in user. */
export function startNotifications(container: Container): void {
  container.get(t.SoundAlertsToken).execute();
  new ApplyNotifications(
    container.get(t.NotificationSourceToken),
    container.get(ChatEngineToken),
    container.get(t.StaleSignalToken),
  ).execute();
  new CleanNotificationCache(
    container.get(t.NotificationSourceToken),
    new AxiosNotificationGateway(container.get(BackendClientToken)),
    container.get(LoggerToken),
  ).execute();
  // "Push notifications only in production" (D2 §9); elsewhere none of it is downloaded.
  if (!container.get(EnvironmentToken).production) return;
  const receivePush = container.get(t.ReceivePushToken);
  receivePush.execute();
  container.rebind(PushSubscriptionToken).toConstantValue(receivePush);
}
