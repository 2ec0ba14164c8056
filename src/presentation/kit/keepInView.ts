/** Scrolls the given element, and only that, until the match of the selector is in view. */
export function keepInView(box: HTMLElement | null, selector: string): void {
  const element = box?.querySelector(selector);
  if (box === null || element === null || element === undefined) return;
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  box.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}
