/** Starts the thread that counts time for a page out of sight. */
export function startTimerWorker(): Worker {
  return new Worker(new URL('./timerWorker.ts', import.meta.url), { name: 'timers' });
}
