import { useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  /** The element that had the focus before. */
  readonly from: Element | null;
}

/**
 * Returns the focus as an overlay closes to the element that had it before, unless something outside the overlay has it
 * by then. The library returns it only when the overlay has faded, 0.3 s later, and so takes it from a message that the
 * user is typing. The returned function is the overlay's `onClosing`.
 */
export function useFocusReturn(isOpen: boolean): (overlay: HTMLElement) => void {
  const [opening, setOpening] = useState<Opening>({ isOpen: false, from: null });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, from: isOpen ? document.activeElement : opening.from });
  return overlay => {
    const { activeElement, body } = document;
    const isInOverlay = activeElement instanceof HTMLElement && overlay.contains(activeElement);
    if (!isInOverlay && activeElement !== body && activeElement !== null) return;
    if (opening.from instanceof HTMLElement && opening.from.isConnected && opening.from !== body) opening.from.focus();
    // The next keys are not for the overlay that fades.
    else if (isInOverlay) activeElement.blur();
  };
}
