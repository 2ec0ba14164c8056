import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollParentOf } from './scrollParentOf';

/**
 * Scrolls a focused element clear of a bar that CSS keeps at the upper edge of a scroller. On small screens the bar is
 * not `sticky` and covers nothing.
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
