import { useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  /** The element that had the focus before the overlay opened. */
  readonly from: Element | null;
}

/**
 * As an overlay closes, returns the focus to the element that had it before, unless something outside the overlay has
 * it now. Blueprint returns it only when the overlay has faded, 0.3 s later, and so takes it from a message that the
 * user has begun to type. Pass the returned function to the overlay as `onClosing`.
 */
export function useFocusReturn(isOpen: boolean): (overlay: HTMLElement) => void {
  const [opening, setOpening] = useState<Opening>({ isOpen: false, from: null });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, from: isOpen ? document.activeElement : opening.from });
  return overlay => {
    const { activeElement, body } = document;
    const isInOverlay = activeElement instanceof HTMLElement && overlay.contains(activeElement);
    if (!isInOverlay && activeElement !== body && activeElement !== null) return;
    if (opening.from instanceof HTMLElement && opening.from.isConnected && opening.from !== body) opening.from.focus();
    // Keys pressed from now on must not reach the fading overlay.
    else if (isInOverlay) activeElement.blur();
  };
}
