import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus of a button that rests while an answer is awaited. A browser takes it from a button that cannot be pressed, and no key reaches the dialog any more:
 * it waits on the dialog, so that Escape still closes it, and comes back to the button unless somebody has gone elsewhere meanwhile.
 */
export function useFocusKept(button: RefObject<HTMLButtonElement | null>, resting: boolean): void {
  /** Where the focus waits; undefined while it is not kept. */
  const waitsOn = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { current } = button;
    if (current === null) return;
    const { activeElement, body } = document;
    if (resting && activeElement === current) waitsOn.current = waitAt(current);
    if (resting || waitsOn.current === undefined) return;
    if (activeElement === waitsOn.current || activeElement === current || activeElement === body) current.focus({ preventScroll: true });
    waitsOn.current = undefined;
  }, [button, resting]);
}

function waitAt(button: HTMLElement): HTMLElement {
  const dialog = button.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (dialog === null) return document.body;
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
  return dialog;
}
