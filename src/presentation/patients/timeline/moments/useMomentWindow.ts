import { useCallback, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isObscured } from '../../../kit/isObscured';
import { coveredHeight, scrollParentOf } from '../../scrollParentOf';
import { MomentWindow, type WindowView } from './MomentWindow';

/** Older moments are loaded when the view comes this close to the end of the list, in pixels. */
const NEAR_END = 1_500;
/** Height assumed where the platform does not measure, in pixels. */
const FIRST_VIEW = 720;

export interface WindowSubscribers {
  readonly onNearEnd: () => void;
  /** Ids of the rows on screen. Whenever it is called, `isInSight` tells whether a row is uncovered. */
  readonly onShown: (ids: readonly string[], isInSight: (id: string) => boolean) => void;
}

/** Connects a window of rows to the list on the screen and to its scroller. */
export function useMomentWindow(
  ids: readonly string[],
  { onNearEnd, onShown }: WindowSubscribers,
): { readonly rows: MomentWindow; readonly list: RefObject<HTMLOListElement | null> } {
  const list = useRef<HTMLOListElement>(null);
  const [rows] = useState(() => new MomentWindow());
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const width = useRef(0);

  const show = useCallback(
    (view: WindowView, scroller: Element) => {
      const isInSight = (id: string): boolean => {
        const row = list.current?.children[rows.placeOf(id)];
        return row !== undefined && !isObscured(row, { frame: scroller });
      };
      onShown(rows.inView(uncovered(view, scroller)), isInSight);
    },
    [rows, onShown],
  );

  const settle = useCallback(() => {
    const box = list.current;
    if (box === null) return;
    const scroller = scrollParentOf(box);
    if (width.current !== 0 && width.current !== box.clientWidth) rows.forgetHeights();
    width.current = box.clientWidth;
    const grown = rows.measure(Array.from(box.children, element => element.getBoundingClientRect().height));
    const wanted = rows.anchored();
    const moved = wanted === undefined ? 0 : wanted - viewOf(scroller, box).top;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    const view = viewOf(scroller, box);
    if (rows.place(view) || grown) draw();
    show(view, scroller);
    if (view.top + view.height + NEAR_END > rows.total) onNearEnd();
  }, [rows, onNearEnd, show]);

  rows.watch(ids);
  useLayoutEffect(settle);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const scroller = scrollParentOf(box);
    const target = scroller === document.documentElement ? document : scroller;
    const scrolled = (): void => {
      const view = viewOf(scroller, box);
      // Rendering runs `settle`, which reports what is seen.
      if (rows.place(view)) flushSync(draw);
      else show(view, scroller);
    };
    const watcher = new ResizeObserver(settle);
    watcher.observe(box);
    target.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watcher.disconnect();
      target.removeEventListener('scroll', scrolled);
    };
  }, [rows, settle, show]);
  return { rows, list };
}

function viewOf(scroller: Element, box: HTMLElement): WindowView {
  const outer = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return {
    top: outer - box.getBoundingClientRect().top,
    height: scroller.clientHeight === 0 ? FIRST_VIEW : scroller.clientHeight,
  };
}

/** A sticky bar at the upper edge hides rows, which do not count as seen. */
function uncovered({ top, height }: WindowView, scroller: Element): WindowView {
  const covered = coveredHeight(scroller);
  return { top: top + covered, height: height - covered };
}
