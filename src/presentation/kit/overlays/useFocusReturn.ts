import { useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  /** The element that had the focus before the overlay opened. */
  readonly from: Element | null;
}

/**
 * Returns the focus to the element that had it before an overlay, when the overlay begins to close and nothing outside
 * it has the focus. Blueprint does so 0.3 s later, and may take it from a message that the user has begun to type. Pass
 * the returned function as `onClosing`.
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
