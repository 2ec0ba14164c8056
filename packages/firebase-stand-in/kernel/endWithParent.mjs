/** The interval of the check, in milliseconds. */
const EVERY_MS = 500;

/** Read when the module is loaded: the entry of a process loads it first, so that it knows who started the process. */
const parent = process.ppid;

/**
 * Calls `end` once when the npm process that started this one is gone: a signal to npm reaches its shell, not the
 * commands below it. Does nothing for a command that was started without npm, which may well outlive its shell.
 */
export function endWithParent(end) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, EVERY_MS);
  timer.unref();
}
