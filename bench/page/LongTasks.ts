/** Notes tasks that held the page up for longer than 50 ms. */
export class LongTasks {
  private longest = 0;
  private readonly observer = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) this.longest = Math.max(this.longest, duration);
  });

  constructor() {
    this.observer.observe({ entryTypes: ['longtask'] });
  }

  async end(): Promise<number> {
    await new Promise(resolve => setTimeout(resolve, 200));
    this.observer.disconnect();
    return this.longest;
  }
}
