import type { Browser } from './BrowserDeviceTraces';

/** What this browser keeps for the dashboard. */
export function browserStorage(): Browser {
  return {
    local: localStorage,
    session: sessionStorage,
    databases: 'indexedDB' in globalThis ? indexedDB : undefined,
    caches: 'caches' in globalThis ? caches : undefined,
    locks: 'locks' in navigator ? navigator.locks : undefined,
  };
}
