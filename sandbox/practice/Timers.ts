/** Alarms of the practice patients. */
export interface Timers {
  /** Runs `action` once after `delayMs`; answers how to call it off. */
  after(delayMs: number, action: () => void): () => void;
}

/** Alarms of this machine; they do not keep the process alive. */
export const machineTimers: Timers = {
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
