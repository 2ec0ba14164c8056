import { useEffect } from 'react';
import type { Toasts } from '../kit/Toasts';
import type { DisplayedFailure } from './DisplayedFailure';

/**
 * Shows a failure as a toast for as long as it applies, if that is its place. Otherwise returns its text for the banner
 * or the field.
 */
export function useDisplayedFailure(
  failure: DisplayedFailure | undefined,
  toasts: Toasts,
): { banner: string | undefined; field: string | undefined } {
  const { place, text } = failure ?? {};
  useEffect(() => {
    if (place !== 'toast' || text === undefined) return undefined;
    toasts.danger(text);
    const id = toasts.shown.at(-1)?.id;
    return () => {
      if (id !== undefined) toasts.close(id);
    };
  }, [place, text, toasts]);
  return { banner: place === 'banner' ? text : undefined, field: place === 'field' ? text : undefined };
}
