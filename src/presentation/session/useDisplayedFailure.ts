import { useEffect } from 'react';
import type { Toasts } from '../kit/Toasts';
import type { DisplayedFailure } from './DisplayedFailure';

/**
 * Passes a failure to the toasts when that is its place, for as long as it applies, and returns the text for the other
 * places.
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
