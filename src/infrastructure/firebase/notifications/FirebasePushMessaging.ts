import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';
import type { Environment } from '@/domain/app/Environment';
import { withTimeout } from '../chat/withTimeout';

/** The time to wait for the service worker, in milliseconds. */
const WORKER_LIMIT_MS = 30_000;

/** Firebase Cloud Messaging with the service worker of the dashboard, which shows what arrives in the background. */
export class FirebasePushMessaging implements PushMessaging {
  private app: FirebaseApp | undefined;

  constructor(private readonly settings: Environment['firebase']) {}

  async allowed(isWanted: () => boolean): Promise<boolean> {
    if (!('Notification' in window) || !('serviceWorker' in navigator) || !(await isSupported())) return false;
    if (Notification.permission === 'default') await nextPress();
    return isWanted() && (await Notification.requestPermission()) === 'granted';
  }

  async token(): Promise<string | undefined> {
    const registration = await withTimeout(WORKER_LIMIT_MS, navigator.serviceWorker.ready);
    if (registration === undefined) return undefined;
    try {
      return await getToken(getMessaging(this.open()), { serviceWorkerRegistration: registration });
    } catch {
      // The push service cannot be reached, or this browser has none; the dashboard works without it.
      return undefined;
    }
  }

  async forget(): Promise<void> {
    const { app } = this;
    this.app = undefined;
    if (app === undefined) return;
    await deleteToken(getMessaging(app)).catch(unsubscribe);
    await deleteApp(app);
  }

  private open(): FirebaseApp {
    // The sender's id is the second part of the app id.
    this.app ??= initializeApp(
      { ...this.settings, messagingSenderId: this.settings.appId.split(':')[1] ?? '' },
      'push',
    );
    return this.app;
  }
}

/**
 * The push service could not be notified, and the SDK stops there. At least this browser ignores anything that may
 * still be pushed.
 */
async function unsubscribe(): Promise<boolean> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    return (await subscription?.unsubscribe()) ?? false;
  } catch {
    return false;
  }
}

const nextPress = (): Promise<unknown> =>
  new Promise(resolve => document.addEventListener('click', resolve, { once: true, capture: true }));
