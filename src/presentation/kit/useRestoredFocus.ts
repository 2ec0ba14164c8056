import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives a button that rested while an answer was awaited the focus again where it got lost meanwhile, as when its row
 * went elsewhere in a list. It must not be disabled while it rests: a browser takes the focus from a button that cannot
 * be pressed before anybody could keep it, and no key reaches the dialog any more.
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
