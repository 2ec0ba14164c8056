import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a button after its answer, if it was lost while waiting, for example because its row moved. The
 * button must stay enabled: browsers remove the focus from a disabled button, and then no key reaches the dialog.
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
