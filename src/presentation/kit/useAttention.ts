import { useCallback, useEffect } from 'react';
import { watchAttention } from './watchAttention';

/** Reports whether a person can be looking at this window: at once and on every change. */
export function useAttention(notify: (focused: boolean, visible: boolean) => void): void {
  useEffect(() => watchAttention(notify), [notify]);
}

/** Reports to a store whether a person can be looking at what it shows. */
export function useLooking(store: { attend(looking: boolean): void }): void {
  useAttention(useCallback((focused: boolean, visible: boolean) => store.attend(focused && visible), [store]));
}
