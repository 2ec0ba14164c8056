import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { isObscured } from '../../../kit/isObscured';

/**
 * The age of a rendered message at which it is watched, in milliseconds: messages that rush past while scrolling are
 * not read.
 */
export const WATCHED_AFTER_MS = 100;

/** Knows which messages are on the screen: those whose end is not scrolled away, covered by an edge or hidden. */
export class VisibleMessages {
  private readonly watched = new Map<Element, TimeId>();
  private readonly inView = new Set<TimeId>();
  private readonly observer: IntersectionObserver | undefined;
  private readonly coming = new Set<Element>();

  constructor(
    private readonly clock: Pick<Clock, 'wakeIn'>,
    private readonly notify: (inView: readonly TimeId[]) => void,
  ) {
    if (typeof IntersectionObserver !== 'undefined')
      this.observer = new IntersectionObserver(changes => this.changed(changes), { threshold: 1 });
  }

  /** `end` is the element that closes the message: a long message counts once its end was there. */
  watch(end: Element, timeId: TimeId): Unsubscribe {
    this.watched.set(end, timeId);
    if (this.coming.size === 0) this.clock.wakeIn(WATCHED_AFTER_MS, () => this.watchThoseThere());
    this.coming.add(end);
    return () => {
      if (!this.coming.delete(end)) this.observer?.unobserve(end);
      this.watched.delete(end);
      this.inView.delete(timeId);
    };
  }

  /** True if nothing covers the message: no dialog, palette, drawer or popover. */
  isInSight(timeId: TimeId): boolean {
    for (const [end, id] of this.watched)
      if (id === timeId)
        return !isObscured(end, { whole: end.closest('article') ?? end, frame: end.closest('.chat-scroller') });
    return false;
  }

  private watchThoseThere(): void {
    for (const end of this.coming) this.observer?.observe(end);
    this.coming.clear();
  }

  private changed(changes: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of changes) {
      const timeId = this.watched.get(target);
      if (timeId === undefined) continue;
      if (isIntersecting) this.inView.add(timeId);
      else this.inView.delete(timeId);
    }
    this.notify([...this.inView]);
  }
}
