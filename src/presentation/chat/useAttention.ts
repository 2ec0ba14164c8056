import { useEffect } from 'react';
import { watchAttention } from '../kit/watchAttention';

/** Reports whether a person can be looking at this window: at once and on every change. */
export function useAttention(notify: (focused: boolean, visible: boolean) => void): void {
  useEffect(() => watchAttention(notify), [notify]);
}
