import type { TimerCommand } from './TimerCommand';

/**
 * Counts time for the page: browsers slow the timers of pages out of sight down to one a minute, but not those of their
 * workers.
 */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

globalThis.onmessage = ({ data: { id, delayMs } }: MessageEvent<TimerCommand>) => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (delayMs === undefined) return;
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id);
      globalThis.postMessage(id);
    }, delayMs),
  );
};
