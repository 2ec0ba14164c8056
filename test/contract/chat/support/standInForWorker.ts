import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { FetchXmlHttpRequest } from '#firebase-stand-in/test/contract/documentStore/support/FetchXmlHttpRequest';

/** Every window uses its own host name for the document store. Only browsers resolve such names to this machine. */
const ownHost = /\/\/t\w+\.localhost/;

/** The scope of the worker whose code is running. Each worker listens in its own scope, which ends with it. */
const scopes = new AsyncLocalStorage<EventTarget>();

/** Runs the work of one worker in its scope. */
export function inWorker<T>(scope: EventTarget, work: () => T): T {
  return scopes.run(scope, work);
}

/**
 * The parts of the platform that the engine's worker has and Node lacks, for one device. Its windows share storage and
 * notify each other.
 */
export function standInForWorker(): void {
  const page = new EventTarget();
  const scope = (): EventTarget => scopes.getStore() ?? page;
  const { fetch } = globalThis;
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: 'node', onLine: true, locks: undefined },
    configurable: true,
  });
  Object.assign(globalThis, {
    XMLHttpRequest: FetchXmlHttpRequest,
    fetch: (asked: RequestInfo | URL, init?: RequestInit) => fetch(onThisMachine(asked), init),
    addEventListener: (...listening: Parameters<EventTarget['addEventListener']>) =>
      scope().addEventListener(...listening),
    removeEventListener: (...listening: Parameters<EventTarget['removeEventListener']>) =>
      scope().removeEventListener(...listening),
  });
}

function onThisMachine(asked: RequestInfo | URL): RequestInfo | URL {
  if (!(asked instanceof Request)) return String(asked).replace(ownHost, '//127.0.0.1');
  return ownHost.test(asked.url) ? new Request(asked.url.replace(ownHost, '//127.0.0.1'), asked) : asked;
}
