import { OfflineFiles } from './OfflineFiles';
import { isPushScope, pushHandling } from '../notifications/pushHandling';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const isExtendable = (event: Event): event is Extendable => 'waitUntil' in event;

/** Keeps a service worker alive until the work is done. */
function keepAlive(event: Event, work: Promise<unknown>): void {
  if (isExtendable(event)) event.waitUntil(work);
}

/**
 * The part of the platform's fetch event that is used; its own type belongs to a library of types that excludes the
 * page's.
 */
interface NetworkFetch extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

function isNetworkFetch(event: Event): event is NetworkFetch {
  return 'request' in event && 'respondWith' in event;
}

const files = new OfflineFiles(globalThis.location.origin, caches, request => fetch(request));

globalThis.addEventListener('install', event => keepAlive(event, files.prepare()));
globalThis.addEventListener('fetch', event => {
  if (!isNetworkFetch(event)) return;
  const answer = files.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
});

const scope: object = globalThis;
if (isPushScope(scope)) pushHandling(scope, () => files.copyOf('/i18n/en/notifications.json'));
