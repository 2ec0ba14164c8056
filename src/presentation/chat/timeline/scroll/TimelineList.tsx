import { observer } from 'mobx-react-lite';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { RowWindow } from './RowWindow';
import type { TimelineStore } from '../TimelineStore';
import { TimelineScroller } from './TimelineScroller';
import { TopOfTimeline } from './TopOfTimeline';

/**
 * The row that an arrow key leads to from the row that has the focus itself; undefined where the key is none of the
 * list's.
 */
function adjacentRow(target: EventTarget, key: string): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !('row' in target.dataset)) return undefined;
  const next =
    key === 'ArrowUp' ? target.previousElementSibling : key === 'ArrowDown' ? target.nextElementSibling : null;
  return next instanceof HTMLElement ? next : undefined;
}

/** The rest after scrolling before rows beyond the edges are rendered, in milliseconds. */
const RESTS_AFTER_MS = 100;

interface TimelineListProps {
  readonly store: TimelineStore;
  readonly label: string;
  /**
   * Renders one row. A different function means that all rows are to be rendered again; `current` is the row that the
   * keyboard is on.
   */
  readonly row: (timeId: TimeId, current: boolean) => ReactNode;
  /** Passes the list on screen to the parent. */
  readonly onReady: (view: TimelineScroller) => void;
}

interface ScrollingRows {
  readonly rows: RowWindow;
  readonly box: RefObject<HTMLUListElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Says how near the ends the view is, after something has changed its place. */
  readonly notifyPlace: () => void;
}

/** Renders the component again; it never changes. */
function useRenderAgain(): () => void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return draw;
}

/**
 * Keeps the window of rows at the scroll position: after rendering, resizing, scrolling, and when a row is searched.
 */
function useScrollingRows(store: TimelineStore, onReady: (view: TimelineScroller) => void): ScrollingRows {
  const [rows] = useState(() => new RowWindow(store));
  const [view] = useState(() => new TimelineScroller(rows));
  const renderAgain = useRenderAgain();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLUListElement>(null);
  const wanted = useRef<typeof store.seek.target>(undefined);
  const resting = useRef<Unsubscribe>(() => undefined);
  const { target } = store.seek;
  const { wanted: edited } = store.edits;

  const notifyPlace = useCallback(() => {
    store.end.reached(view.atEnd);
    if (view.nearTop) store.history.reachedTop();
  }, [store, view]);
  view.prepare();

  useLayoutEffect(() => {
    if (scroller.current === null || canvas.current === null || box.current === null) return;
    view.attach({ scroller: scroller.current, canvas: canvas.current, box: box.current });
    if (view.settle()) renderAgain();
    notifyPlace();
  });
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => {
      if (view.resized()) renderAgain();
      notifyPlace();
    });
    for (const element of [scroller.current, box.current]) if (element !== null) watcher.observe(element);
    return () => watcher.disconnect();
  }, [view, notifyPlace, renderAgain]);
  // Once its row is rendered, after the list has found its heights.
  useLayoutEffect(() => {
    const { current: sought } = wanted;
    const row = sought === undefined ? undefined : view.showRow(sought.timeId);
    if (sought === undefined || row === undefined) return;
    wanted.current = undefined;
    if (sought.wantsFocus) row.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    onReady(view);
  }, [view, onReady]);

  useEffect(() => {
    if (target === undefined) return;
    view.toRow(target.timeId);
    renderAgain();
    wanted.current = target;
    renderAgain();
  }, [view, target, renderAgain]);
  useEffect(() => {
    if (edited === undefined || box.current?.children[rows.drawnPlace(edited.timeId)] !== undefined) return;
    view.toRow(edited.timeId);
    wanted.current = { timeId: edited.timeId, wantsFocus: false };
    renderAgain();
  }, [view, rows, edited, renderAgain]);
  useEffect(() => () => resting.current(), []);

  const onScroll = (): void => {
    if (view.scrolled()) flushSync(renderAgain);
    notifyPlace();
    resting.current();
    // The browser fires `scrollend` after every step of the wheel, which is too often to render more rows each time.
    if (view.leaps) resting.current = store.clock.wakeIn(RESTS_AFTER_MS, () => view.rested() && renderAgain());
  };
  return { rows, box, canvas, scroller, onScroll, notifyPlace };
}

/**
 * A list that renders the rows that are visible and few more. It is aligned to the newest message, so older ones never
 * move what is being read.
 */
export const TimelineList = observer(function TimelineList({ store, label, row, onReady }: TimelineListProps) {
  const { size } = store;
  const { rows, box, canvas, scroller, onScroll, notifyPlace } = useScrollingRows(store, onReady);
  const [current, setCurrent] = useState<TimeId | undefined>(undefined);
  const drawn = Array.from({ length: rows.end - rows.start }, (_, at) => store.idAt(rows.start + at)).filter(
    timeId => timeId !== undefined,
  );
  const entrance = current !== undefined && drawn.includes(current) ? current : drawn.at(-1);

  const onFocus = ({ target: inside }: FocusEvent<HTMLElement>): void => {
    const place = [...(box.current?.children ?? [])].findIndex(element => element.contains(inside));
    setCurrent(place === -1 ? undefined : store.idAt(rows.start + place));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target === box.current && !event.ctrlKey && !event.metaKey && !event.altKey && isWriting(event.key)) {
      event.preventDefault();
      store.edits.typeOn(event.key === 'Enter' ? '' : event.key);
    }
    const next = adjacentRow(event.target, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className="chat-scroller" ref={scroller} onScroll={onScroll}>
      <div className="chat-canvas" ref={canvas}>
        <TopOfTimeline store={store} onRead={notifyPlace} />
        <ul
          className="chat-rows"
          ref={box}
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          data-size={size}
        >
          {drawn.map(timeId => (
            <ListRow
              key={timeId.toString()}
              timeId={timeId}
              isEntrance={timeId === entrance}
              isCurrent={timeId === current}
              row={row}
            />
          ))}
        </ul>
      </div>
    </div>
  );
});

/** A character or Enter is meant for the field in which the user was writing. */
const isWriting = (key: string): boolean => key === 'Enter' || [...key].length === 1;

interface ListRowProps extends Pick<TimelineListProps, 'row'> {
  readonly timeId: TimeId;
  /** Tab stops at this row. */
  readonly isEntrance: boolean;
  readonly isCurrent: boolean;
}

/** Memoised: it does not render when other rows come and go. */
const ListRow = memo(function ListRow({ timeId, isEntrance, isCurrent, row }: ListRowProps) {
  return (
    <li className="chat-row" tabIndex={isEntrance ? 0 : -1} data-row aria-setsize={-1}>
      {row(timeId, isCurrent)}
    </li>
  );
});
