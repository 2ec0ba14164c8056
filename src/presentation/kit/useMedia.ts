import { useCallback, useSyncExternalStore } from 'react';

/** True if a media query matches, kept up to date; false in a browser without media queries. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!('matchMedia' in window)) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => 'matchMedia' in window && window.matchMedia(query).matches);
}
