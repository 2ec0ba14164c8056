import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { TimerCommand } from './TimerCommand';

/** The part of a worker that is used. */
export interface TimerThread {
  postMessage(order: TimerCommand): void;
  onmessage: ((event: MessageEvent<number>) => void) | null;
}

/**
 * Fires on time while the page is hidden. Both the page and a worker count, and the first one fires, because browsers
 * slow the timers of hidden pages and may lack workers.
 */
export class BackgroundClock implements Clock {
  private thread: TimerThread | undefined;
  private readonly waiting = new Map<number, () => void>();
  private latest = 0;

  constructor(
    private readonly page: Clock,
    private readonly startThread: () => TimerThread,
  ) {}

  now(): number {
    return this.page.now();
  }

  wakeIn(delayMs: number, action: () => void): Unsubscribe {
    const id = (this.latest += 1);
    const cancelPage = this.page.wakeIn(delayMs, () => this.wake(id));
    this.waiting.set(id, () => {
      cancelPage();
      action();
    });
    this.order({ id, delayMs });
    return () => {
      cancelPage();
      this.forget(id);
    };
  }

  private wake(id: number): void {
    const action = this.waiting.get(id);
    this.forget(id);
    action?.();
  }

  private forget(id: number): void {
    if (this.waiting.delete(id)) this.order({ id, delayMs: undefined });
  }

  private order(order: TimerCommand): void {
    this.thread ??= this.begin();
    this.thread.postMessage(order);
  }

  private begin(): TimerThread {
    const thread = this.startThread();
    thread.onmessage = ({ data }) => this.wake(data);
    return thread;
  }
}
