import { ContainerModule } from 'inversify';
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
import { LocalStaleSignal } from '@/infrastructure/system/notifications/LocalStaleSignal';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { ChatStateToken, ChatEngineToken } from './tokens/chatTokens';
import * as t from './tokens/notificationTokens';
import { ReauthenticateToken, SessionVaultToken } from './tokens/sessionTokens';
import { PreferenceVaultToken } from './tokens/shellTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, LoggerToken, RandomToken } from './tokens/systemTokens';

/** Notifications, their sounds and push. */
export const notificationModule = new ContainerModule(({ bind }) => {
  bind(t.NotificationSourceToken).toResolvedValue(board => new ChatNotificationSource(board), [ChatStateToken]);
  bind(t.NotificationGatewayToken).toResolvedValue(backend => new AxiosNotificationGateway(backend), [BackendClientToken]);
  bind(t.PushGatewayToken).toResolvedValue(backend => new AxiosPushGateway(backend), [BackendClientToken]);
  bind(t.SoundPlayerToken).toConstantValue(new AudioElementSoundPlayer());
  bind(t.StaleSignalToken).toConstantValue(new LocalStaleSignal());
  bind(t.SoundChoiceToken).toResolvedValue(preferences => new SoundChoice(preferences), [PreferenceVaultToken]);
  bind(t.SoundAlertsToken)
    .toResolvedValue(
      (desk, player, clock, choice, random, reauthenticate) =>
        new SoundAlerts({
          desk,
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
  bind(t.ApplyNotificationsToken).toResolvedValue(
    (desk, engine, signal) => new ApplyNotifications(desk, engine, signal),
    [t.NotificationSourceToken, ChatEngineToken, t.StaleSignalToken],
  );
  bind(t.CleanNotificationCacheToken).toResolvedValue(
    (desk, gateway, logger) => new CleanNotificationCache(desk, gateway, logger),
    [t.NotificationSourceToken, t.NotificationGatewayToken, LoggerToken],
  );
  bind(t.ReceivePushToken)
    .toResolvedValue(
      ({ firebase }, gateway, vault, logger) =>
        new ReceivePush(
          lazyAdapter<PushMessaging>(async () => {
            const { FirebasePushMessaging } = await import('@/infrastructure/firebase/notifications/FirebasePushMessaging');
            return new FirebasePushMessaging(firebase);
          }),
          gateway,
          vault,
          logger,
        ),
      [EnvironmentToken, t.PushGatewayToken, SessionVaultToken, LoggerToken],
    )
    .inSingletonScope();
});
