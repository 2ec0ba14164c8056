import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a button after its answer if it was lost while waiting, for example because its row moved in a
 * list. The button must not be disabled while it waits: a browser removes the focus from a disabled button immediately,
 * and then no key reaches the dialog.
 */
export function useRestoredFocus(button: RefObject<HTMLButtonElement | null>, resting: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = button;
    if (current === null) return;
    const { activeElement, body } = document;
    if (!resting && hadFocus.current && activeElement === body) current.focus({ preventScroll: true });
    hadFocus.current = resting && activeElement === current;
  }, [button, resting]);
}
