/** The element that scrolls the given one; the page itself if there is no other. */
export function scrollParentOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}

/** The height of the upper edge that a sticky bar covers, in pixels. */
export const coveredHeight = (scroller: Element): number =>
  Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
