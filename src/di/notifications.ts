import { ContainerModule, type Container } from 'inversify';
import { ChatNotificationSource } from '@/application/chat/page/ChatNotificationSource';
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
import {
  BackendClientToken,
  ChatEngineToken,
  ChatStateToken,
  ClockToken,
  EnvironmentToken,
  KnownPatientsToken,
  LoggerToken,
  NotificationSourceToken,
  PreferenceVaultToken,
  PushSubscriptionToken,
  RandomToken,
  ReauthenticateToken,
  ReceivePushToken,
  ServerClockToken,
  SessionVaultToken,
  SoundAlertsToken,
  SoundChoiceToken,
  SoundPlayerToken,
  StaleSignalToken,
  WatchChatRequestsToken,
} from './tokens';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import { tabChat } from '@/presentation/app/tabs/tabSubject';
import { MessagesStore } from '@/presentation/notifications/MessagesStore';
import type { NotificationStores } from '@/presentation/notifications/NotificationStores';
import { NotificationsStore } from '@/presentation/notifications/NotificationsStore';
import { notificationText } from '@/presentation/notifications/notificationText';
import { SoundStore } from '@/presentation/notifications/SoundStore';
import { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import type { Toasts } from '@/presentation/kit/Toasts';

/** Notifications, their sounds and push. */
export const notificationModule = new ContainerModule(({ bind }) => {
  bind(NotificationSourceToken).toResolvedValue(
    (chatState, known) => new ChatNotificationSource(chatState, known),
    [ChatStateToken, KnownPatientsToken],
  );
  bind(SoundPlayerToken).toConstantValue(new AudioElementSoundPlayer());
  bind(StaleSignalToken).toConstantValue(new StaleSignal());
  bind(SoundChoiceToken).toResolvedValue(preferences => new SoundChoice(preferences), [PreferenceVaultToken]);
  bind(SoundAlertsToken)
    .toResolvedValue(
      (source, player, clock, choice, random, reauthenticate) =>
        new SoundAlerts({
          source,
          player,
          clock,
          choice,
          vault: new BrowserAlertVault(),
          attention: new BroadcastAttention(
            () => attendedChat(path => tabChat(path)?.chatSessionId),
            () => String(random.unit()),
          ),
          leadership: new WebLocksLeadership('locks' in navigator ? navigator.locks : undefined),
          watchSessionEnded: notify => reauthenticate.execute(asked => notify(asked?.reason === 'sessionEnded')),
        }),
      [NotificationSourceToken, SoundPlayerToken, ClockToken, SoundChoiceToken, RandomToken, ReauthenticateToken],
    )
    .inSingletonScope();

  bind(ReceivePushToken)
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
  const source = container.get(NotificationSourceToken);
  const gateway = new AxiosNotificationGateway(container.get(BackendClientToken));
  const serverClock = container.get(ServerClockToken);
  const soundChoice = container.get(SoundChoiceToken);
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
      soundAlerts: container.get(SoundAlertsToken),
      soundChoice,
      player: container.get(SoundPlayerToken),
    }),
  };
}

/** Once per window: starts sounds, effects and push for the signed-in user. */
export function startNotifications(container: Container): void {
  container.get(SoundAlertsToken).execute();
  new ApplyNotifications(
    container.get(NotificationSourceToken),
    container.get(ChatEngineToken),
    container.get(StaleSignalToken),
  ).execute();
  new CleanNotificationCache(
    container.get(NotificationSourceToken),
    new AxiosNotificationGateway(container.get(BackendClientToken)),
    container.get(LoggerToken),
  ).execute();
  // "Push notifications only in production" (D2 §9); elsewhere none of it is downloaded.
  if (!container.get(EnvironmentToken).production) return;
  const receivePush = container.get(ReceivePushToken);
  receivePush.execute();
  container.rebind(PushSubscriptionToken).toConstantValue(receivePush);
}
