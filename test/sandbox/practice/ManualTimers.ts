import type { Timers } from '#sandbox/practice/Timers';

/** Timers that run when the test says how much time has passed. */
export class ManualTimers implements Timers {
  private now = 0;
  private alarms: { readonly at: number; readonly action: () => void }[] = [];

  after(delayMs: number, action: () => void): () => void {
    const alarm = { at: this.now + delayMs, action };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter(other => other !== alarm);
    };
  }

  get waiting(): number {
    return this.alarms.length;
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let next = this.earliest(end); next; next = this.earliest(end)) {
      this.alarms = this.alarms.filter(other => other !== next);
      this.now = next.at;
      next.action();
      await new Promise(resolve => setImmediate(resolve));
    }
    this.now = end;
  }

  private earliest(end: number) {
    return this.alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
