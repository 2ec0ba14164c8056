import { useEffect } from 'react';

/**
 * Tells when it turns out that what a page shows is not for this person any more; `onLost` stays the same from
 * rendering to rendering.
 */
export function useAccessLost(isLost: boolean, onLost: (() => void) | undefined): void {
  useEffect(() => {
    if (isLost) onLost?.();
  }, [isLost, onLost]);
}
