import type { Browser } from '../session/BrowserDeviceTraces';
import { ignoreErrors } from './ignoreErrors';
import { RefusedStorage } from './RefusedStorage';

/**
 * What this browser keeps for the dashboard. A browser that refuses storage throws when it is merely looked at; here it
 * does not.
 */
export function browserStorage(): Browser {
  return {
    local: ignoreErrors(() => localStorage) ?? new RefusedStorage(),
    session: ignoreErrors(() => sessionStorage) ?? new RefusedStorage(),
    databases: ignoreErrors(() => ('indexedDB' in globalThis ? indexedDB : undefined)),
    caches: ignoreErrors(() => ('caches' in globalThis ? caches : undefined)),
    locks: 'locks' in navigator ? navigator.locks : undefined,
  };
}
