import type { FocusEvent, PointerEvent } from 'react';
import type { SteadyRows } from './SteadyRows';

/** Makes a list hold its rows while somebody is about to choose one. `ids`: the rows as they are shown. */
export function steadyList(steady: Pick<SteadyRows, 'hold' | 'release'>, ids: readonly string[]) {
  const hold = (): void => steady.hold(ids);
  return {
    onPointerMove: hold,
    onPointerDown: () => {
      hold();
      releaseOnceUp(steady);
    },
    onPointerLeave: ({ buttons }: PointerEvent) => {
      // While it is down it may still come up on the row.
      if (!(buttons > 0)) steady.release();
    },
    onKeyDown: hold,
    onFocus: hold,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) steady.release();
    },
  };
}

/** What is pressed stays under the pointer until it is up, wherever that is. */
function releaseOnceUp(steady: Pick<SteadyRows, 'release'>): void {
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        ended.abort();
        steady.release();
      },
      { signal: ended.signal },
    );
}
