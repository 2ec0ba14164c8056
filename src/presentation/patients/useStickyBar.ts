import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollParentOf } from './scrollParentOf';

/**
 * For a bar that CSS keeps at the upper edge of a scroller: an element that receives the focus is scrolled clear of it.
 * On small screens, where the bar is not `sticky`, it covers nothing.
 */
export function useStickyBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const scroller = scrollParentOf(element);
    const measure = (): void => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      scroller.style.scrollPaddingTop = isSticky ? `${element.offsetHeight}px` : '';
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => {
      watcher.disconnect();
      scroller.style.scrollPaddingTop = '';
    };
  }, []);
  return bar;
}
