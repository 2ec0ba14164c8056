import { Classes } from '@blueprintjs/core';

/**
 * Lets a screen reader begin with the name of a dialog that has opened, and the keyboard go on in it. The library
 * leaves the focus on an invisible stop before the dialog; whoever comes to that stop from within the dialog is going
 * round and is left to the library.
 */
export function focusDialogs(page: Document): void {
  page.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement) || !target.classList.contains(Classes.OVERLAY_START_FOCUS_TRAP)) return;
    const overlay = target.parentElement;
    if (overlay === null || (relatedTarget instanceof Node && overlay.contains(relatedTarget))) return;
    const dialog = overlay.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog === null) return;
    dialog.tabIndex = -1;
    dialog.focus({ preventScroll: true });
  });
}
