import { useCallback, useEffect } from 'react';
import { watchAttention } from './watchAttention';

/** Reports whether the window has the focus and is visible: immediately, and on every change. */
export function useAttention(notify: (focused: boolean, visible: boolean) => void): void {
  useEffect(() => watchAttention(notify), [notify]);
}

/** Tells a store whether the user can be looking at its content. */
export function useLooking(store: { attend(looking: boolean): void }): void {
  useAttention(useCallback((focused: boolean, visible: boolean) => store.attend(focused && visible), [store]));
}
