import type { Browser } from '../session/BrowserDeviceTraces';
import { quietly } from './quietly';
import { RefusedStorage } from './RefusedStorage';

/** What this browser keeps for the dashboard. A browser that refuses storage throws when it is merely looked at; here it does not. */
export function browserStorage(): Browser {
  return {
    local: quietly(() => localStorage) ?? new RefusedStorage(),
    session: quietly(() => sessionStorage) ?? new RefusedStorage(),
    databases: quietly(() => ('indexedDB' in globalThis ? indexedDB : undefined)),
    caches: quietly(() => ('caches' in globalThis ? caches : undefined)),
    locks: 'locks' in navigator ? navigator.locks : undefined,
  };
}
