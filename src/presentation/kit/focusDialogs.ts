import { Classes } from '@blueprintjs/core';

/**
 * Moves the focus into a dialog that has opened, so that screen readers begin with its name. Blueprint leaves it on an
 * invisible element before the dialog. Focus that reaches that element from inside is Blueprint's own cycle.
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
