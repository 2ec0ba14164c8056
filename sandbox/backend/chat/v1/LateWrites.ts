import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { roomWrites } from './roomWrites';

interface Waiting {
  readonly event: StoredEvent;
  readonly place: string;
  readonly timer: NodeJS.Timeout;
}

/**
 * Events that are published late, and so in another order than they happened. Within one place of a room the order is
 * kept: the newest one remains.
 */
export class LateWrites {
  private waiting: Waiting[] = [];

  constructor(private readonly show: (event: StoredEvent) => void) {}

  add(event: StoredEvent, lateMs: number): void {
    const place = `${event.channel} ${roomWrites.placeOf(event)}`;
    if (lateMs === 0) {
      this.showUpTo(place);
      this.show(event);
      return;
    }
    const timer = setTimeout(() => this.showUpTo(place, event), lateMs);
    this.waiting.push({ event, place, timer });
  }

  flush(): void {
    for (const { event, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      this.show(event);
    }
  }

  /** Publishes the events waiting at the place, up to an event, or all of them. */
  private showUpTo(place: string, last?: StoredEvent): void {
    const here = this.waiting.filter(known => known.place === place);
    const at = here.findIndex(({ event }) => event === last);
    const due = at === -1 ? here : here.slice(0, at + 1);
    this.waiting = this.waiting.filter(known => !due.includes(known));
    for (const { event, timer } of due) {
      clearTimeout(timer);
      this.show(event);
    }
  }
}
