import type { Container } from 'inversify';
import * as t from './tokens/notificationTokens';
import { PushSubscriptionToken } from './tokens/sessionTokens';
import { EnvironmentToken } from './tokens/systemTokens';

/** Once per window: sounds, effects and push follow whoever is signed in. */
export function startNotifications(container: Container): void {
  container.get(t.SoundAlertsToken).execute();
  container.get(t.ApplyNotificationsToken).execute();
  container.get(t.CleanNotificationCacheToken).execute();
  // "Push notifications only in production" (D2 §9); elsewhere nothing of it is downloaded.
  if (!container.get(EnvironmentToken).production) return;
  const receivePush = container.get(t.ReceivePushToken);
  receivePush.execute();
  container.rebind(PushSubscriptionToken).toConstantValue(receivePush);
}
