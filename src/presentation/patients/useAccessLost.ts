import { useEffect } from 'react';

/**
 * Tells when it turns out that what a page shows is not for this person any more; `onLost` stays the same from drawing
 * to drawing.
 */
export function useAccessLost(isLost: boolean, onLost: (() => void) | undefined): void {
  useEffect(() => {
    if (isLost) onLost?.();
  }, [isLost, onLost]);
}
