import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The start of every run, in milliseconds since 1970. */
export const START = 1_772_357_400_000;

interface Due {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
  cancelled: boolean;
}

const isEarlier = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/**
 * A clock that jumps from one planned action to the next. Actions of the same moment run in the order in which they
 * were planned.
 */
export class VirtualTime {
  /** Milliseconds since 1970. */
  now = START;
  private count = 0;
  private readonly heap: Due[] = [];

  in(delayMs: number, action: () => void): Unsubscribe {
    const due: Due = {
      at: this.now + Math.max(0, Math.ceil(delayMs)),
      order: (this.count += 1),
      action,
      cancelled: false,
    };
    this.push(due);
    return () => {
      due.cancelled = true;
    };
  }

  /** Runs everything planned up to the moment, including what that plans. */
  runUntil(moment: number): void {
    for (let next = this.heap[0]; next !== undefined && next.at <= moment; next = this.heap[0]) {
      this.pop();
      if (next.cancelled) continue;
      this.now = next.at;
      next.action();
    }
    this.now = moment;
  }

  private push(due: Due): void {
    const { heap } = this;
    let at = heap.push(due) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || !isEarlier(due, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = due;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      const left = heap[child];
      const right = heap[child + 1];
      if (left === undefined) break;
      if (right !== undefined && isEarlier(right, left)) child += 1;
      const least = heap[child];
      if (least === undefined || !isEarlier(least, last)) break;
      heap[at] = least;
      at = child;
    }
    heap[at] = last;
  }
}
