/**
 * True if anything covers this part of the page. It checks which element is on top there, so new kinds of overlay count
 * too. `whole` is the element of the part, and `frame` the element that clips it.
 */
export function isObscured(
  part: Element,
  { whole = part, frame }: { readonly whole?: Element; readonly frame?: Element | null } = {},
): boolean {
  const page = part.ownerDocument;
  if (page.querySelector('[aria-modal="true"]') !== null) return true;
  // Without layout, as in jsdom, elements have no positions.
  if (!('elementFromPoint' in page)) return false;
  return [
    centreOf(part.getBoundingClientRect()),
    centreOf(cutTo(whole.getBoundingClientRect(), frame?.getBoundingClientRect())),
  ].some(({ x, y }) => {
    const top = page.elementFromPoint(x, y);
    return top !== null && !whole.contains(top);
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const centreOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function cutTo({ left, right, top, bottom }: Box, frame: Box | undefined): Box {
  if (frame === undefined) return { left, right, top, bottom };
  return {
    left: Math.max(left, frame.left),
    right: Math.min(right, frame.right),
    top: Math.max(top, frame.top),
    bottom: Math.min(bottom, frame.bottom),
  };
}
