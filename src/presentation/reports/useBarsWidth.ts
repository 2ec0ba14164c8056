import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels before the first measurement. */
const BARS_WIDTH = 640;

/** The width of a box in pixels, so that the words in its chart have the size of all others. */
export function useBarsWidth(): { readonly box: RefObject<HTMLDivElement | null>; readonly width: number } {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(BARS_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth || BARS_WIDTH);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { box, width };
}
