import { useEffect } from 'react';

/**
 * Runs `onLost` when a page turns out to have lost access to its patient; `onLost` stays the same from rendering to
 * rendering.
 */
export function useAccessLost(isLost: boolean, onLost: (() => void) | undefined): void {
  useEffect(() => {
    if (isLost) onLost?.();
  }, [isLost, onLost]);
}
