import { useCallback, useEffect } from 'react';
import { watchAttention } from './watchAttention';

/** Reports whether the user can be looking at this window: at once and on every change. */
export function useAttention(notify: (focused: boolean, visible: boolean) => void): void {
  useEffect(() => watchAttention(notify), [notify]);
}

/** Reports to a store whether the user can be looking at its content. */
export function useLooking(store: { attend(looking: boolean): void }): void {
  useAttention(useCallback((focused: boolean, visible: boolean) => store.attend(focused && visible), [store]));
}
