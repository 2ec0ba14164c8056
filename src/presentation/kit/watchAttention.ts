import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Receives whether this window has the focus, and whether any part of it is visible. */
type AttentionListener = (focused: boolean, visible: boolean) => void;

const listeners = new Set<AttentionListener>();
let isWatching = false;

/**
 * Reports immediately and on every change. The page events have one listener for all chats, since adding it for every
 * chat delays its opening.
 */
export function watchAttention(listener: AttentionListener): Unsubscribe {
  if (!isWatching) watchPage();
  const own: AttentionListener = (focused, visible) => listener(focused, visible);
  listeners.add(own);
  own(...attention());
  return () => void listeners.delete(own);
}

function watchPage(): void {
  isWatching = true;
  const notify = (): void => {
    for (const listener of [...listeners]) listener(...attention());
  };
  window.addEventListener('focus', notify);
  window.addEventListener('blur', notify);
  document.addEventListener('visibilitychange', notify);
}

const attention = (): [focused: boolean, visible: boolean] => [
  document.hasFocus(),
  document.visibilityState === 'visible',
];
