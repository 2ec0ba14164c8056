import { useEffect } from 'react';

/** Tells whether somebody can be looking at this window: at once and on every change. */
export function useAttention(tell: (focused: boolean, visible: boolean) => void): void {
  useEffect(() => {
    const report = (): void => tell(document.hasFocus(), document.visibilityState === 'visible');
    report();
    window.addEventListener('focus', report);
    window.addEventListener('blur', report);
    document.addEventListener('visibilitychange', report);
    return () => {
      window.removeEventListener('focus', report);
      window.removeEventListener('blur', report);
      document.removeEventListener('visibilitychange', report);
    };
  }, [tell]);
}
