/** The scroll positions and the focus of parts of the page, which they would lose outside the document. */
export interface SavedScroll {
  /** Call once the parts are in the document again. */
  restore(): void;
  /** Call again after an overlay has closed, because a closing dialog moves the focus. */
  refocus(): void;
}

/** Removes parts of the page from the document, and remembers their state. */
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
