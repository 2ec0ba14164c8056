/**
 * The state in which parts of the page were left: outside the document they lose their scroll positions and the focus.
 */
export interface SavedScroll {
  /** To be called once they are in the document again. */
  restore(): void;
  /** To be called again after an overlay has closed, since a closing dialog moves the focus. */
  refocus(): void;
}

/** Takes the parts out of the document. */
export function detachedScroll(parts: readonly HTMLElement[]): SavedScroll {
  const focused = document.activeElement;
  const focusWasInside = focused instanceof HTMLElement && parts.some(part => part.contains(focused));
  const scrolled = parts
    .flatMap(part => [...part.querySelectorAll<HTMLElement>('*')])
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map(element => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  for (const part of parts) part.remove();
  const refocus = (): void => {
    if (focusWasInside) focused.focus({ preventScroll: true });
  };
  return {
    restore: () => {
      for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: 'instant' });
      refocus();
    },
    refocus,
  };
}
