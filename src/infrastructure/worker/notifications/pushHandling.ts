import { isObject } from '@/domain/kernel/parseJson';
import { pushNotice } from './pushNotice';

/** The parts of a service worker that push needs. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: PushArrival) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PushClick) => void): void;
  readonly registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; data: { path: string } },
    ): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PushWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface PushWindow {
  readonly focused: boolean;
  focus(): Promise<unknown>;
}

interface PushArrival {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface PushClick {
  readonly notification: { close(): void; readonly data: unknown };
  waitUntil(work: Promise<unknown>): void;
}

/** True if this thread is a service worker: nothing else has both. */
export function isPushScope(scope: object): scope is PushScope {
  return 'registration' in scope && 'clients' in scope;
}

/**
 * Shows push messages while the dashboard is not in view; a click brings it to the front. Call it once, when the worker
 * starts. `readTexts` returns the catalogue's texts for notifications, undefined without it.
 */
export function pushHandling(scope: PushScope, readTexts: () => Promise<unknown>): void {
  scope.addEventListener('push', event => event.waitUntil(show(scope, payloadOf(event), readTexts)));
  scope.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(bringToFront(scope, event.notification.data));
  });
}

async function show(
  { registration, clients }: PushScope,
  payload: unknown,
  readTexts: () => Promise<unknown>,
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // An open dashboard shows it and plays its sound.
  if (windows.some(({ focused }) => focused)) return;
  const { title, body, tag, path } = pushNotice(payload, await readTexts());
  await registration.showNotification(title, { body, tag, icon: '/favicon.ico', data: { path } });
}

async function bringToFront({ clients }: PushScope, data: unknown): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = isObject(data) && typeof data['path'] === 'string' ? data['path'] : '/home';
  await (open === undefined ? clients.openWindow(path) : open.focus());
}

/** A message that cannot be read is still a message. */
function payloadOf({ data }: PushArrival): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
