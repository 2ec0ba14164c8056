import { isNetworkFetch } from './NetworkFetch';
import { keepAlive } from './keepAlive';
import { OfflineFiles } from './OfflineFiles';
import { isPushScope, pushHandling } from '../notifications/pushHandling';

const files = new OfflineFiles(globalThis.location.origin, caches, request => fetch(request));

globalThis.addEventListener('install', event => keepAlive(event, files.prepare()));
globalThis.addEventListener('fetch', event => {
  if (!isNetworkFetch(event)) return;
  const answer = files.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
});

const scope: object = globalThis;
if (isPushScope(scope)) pushHandling(scope, () => files.copyOf('/i18n/en/notifications.json'));
