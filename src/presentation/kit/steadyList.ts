import type { FocusEvent, PointerEvent } from 'react';
import type { SteadyRows } from './SteadyRows';

/** The props that make a list hold its rows while the user is about to choose one. `ids`: the rows as shown. */
export function steadyList(steady: Pick<SteadyRows, 'hold' | 'press' | 'lift' | 'release'>, ids: readonly string[]) {
  const hold = (): void => steady.hold(ids);
  return {
    onPointerEnter: hold,
    onPointerMove: hold,
    onPointerDown: ({ currentTarget, button }: PointerEvent) => {
      // The release of another mouse button may never be reported: its context menu takes it.
      if (button > 0) return hold();
      steady.press(ids);
      liftOnceUp(steady, currentTarget);
    },
    onPointerLeave: ({ buttons }: PointerEvent) => {
      // A button that is still down may yet be released on the row.
      if (!(buttons > 0)) steady.lift(false);
    },
    onKeyDown: hold,
    onFocus: hold,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) steady.release();
    },
  };
}

/**
 * Holds the pressed row under the pointer until the button is released anywhere. A mouse released over the list is
 * still over it, so its next press is held as well.
 */
function liftOnceUp(steady: Pick<SteadyRows, 'lift'>, list: Element): void {
  const ended = new AbortController();
  const onEnd = (event: Event): void => {
    ended.abort();
    const isStillOver =
      'pointerType' in event &&
      event.pointerType === 'mouse' &&
      event.target instanceof Node &&
      list.contains(event.target);
    steady.lift(isStillOver);
  };
  for (const end of ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'blur'])
    window.addEventListener(end, onEnd, { signal: ended.signal });
}
