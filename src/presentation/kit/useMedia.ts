import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, also after it changes; false where the platform has none. */
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
