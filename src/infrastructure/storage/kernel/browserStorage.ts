import type { Browser } from '../session/BrowserDeviceTraces';
import { ignoreErrors } from './ignoreErrors';
import { RefusedStorage } from './RefusedStorage';

/** The dashboard's storage in this browser. A browser that refuses storage throws on mere access; this does not. */
export function browserStorage(): Browser {
  return {
    local: ignoreErrors(() => localStorage) ?? new RefusedStorage(),
    session: ignoreErrors(() => sessionStorage) ?? new RefusedStorage(),
    databases: ignoreErrors(() => ('indexedDB' in globalThis ? indexedDB : undefined)),
    caches: ignoreErrors(() => ('caches' in globalThis ? caches : undefined)),
    locks: 'locks' in navigator ? navigator.locks : undefined,
  };
}
