import { useSyncExternalStore } from 'react';

/** True if the browser reports that the device has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, () => window.navigator.onLine);
}

function watchConnection(onChange: () => void): () => void {
  const watch = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, watch);
  return () => watch.abort();
}
