/** The code in the windows of `BrowserDevice`: the adapters that need a whole browser. */
import { BrowserDeviceTraces } from '@/infrastructure/storage/session/BrowserDeviceTraces';
import { BrowserPageLocation } from '@/infrastructure/system/session/BrowserPageLocation';

const browser = { local: localStorage, session: sessionStorage, databases: indexedDB, caches, locks: navigator.locks };
/** A storage that is switched off answers every request like this. */
const refusing = new Proxy(localStorage, {
  ownKeys: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

const windowTools = {
  location: new BrowserPageLocation(),
  traces: new BrowserDeviceTraces(browser),
  tracesWithoutStorage: new BrowserDeviceTraces({ ...browser, local: refusing }),
};

export type WindowTools = typeof windowTools;

Object.assign(globalThis, { windowTools });
