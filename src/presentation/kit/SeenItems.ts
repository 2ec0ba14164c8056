import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** An item counts as seen once it was in view for this long without a break, in milliseconds. */
export const SEEN_AFTER_MS = 1_000;
/** The interval of the check while an item is about to count as seen, in milliseconds. */
const CHECK_EVERY_MS = 250;

interface SeenItemsUse<Id> {
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
  /** Called once with each item that was seen. */
  readonly onSeen: (ids: readonly Id[]) => void;
  /** Items to ignore; none by default. */
  readonly isIgnored?: (id: Id) => boolean;
}

/**
 * Records which items of a screen a user had in view for a second: the window is visible and focused, and nothing
 * covered the item.
 */
export class SeenItems<Id> {
  private attentive = false;
  private inView: readonly Id[] = [];
  private isInSight: (id: Id) => boolean = () => true;
  private readonly seen = new Set<Id>();
  /** The time at which each unseen item came into view. */
  private readonly inSightSince = new Map<Id, number>();
  private cancelCheck: Unsubscribe = () => undefined;

  constructor(private readonly use: SeenItemsUse<Id>) {}

  /** Sets the items on screen. `isInSight` is called at every check and tells whether an item is uncovered. */
  showing(inView: readonly Id[], isInSight: (id: Id) => boolean = () => true): void {
    this.inView = inView;
    this.isInSight = isInSight;
    this.check();
  }

  attend(focused: boolean, visible: boolean): void {
    this.attentive = focused && visible;
    this.check();
  }

  /** Call when the screen is left. Items seen on it are reported again when they return. */
  rest(): void {
    this.inView = [];
    this.seen.clear();
    this.check();
  }

  private check(): void {
    this.cancelCheck();
    const { clock, onSeen, isIgnored = () => false } = this.use;
    const now = clock.now();
    const waiting = this.attentive ? this.inView.filter(id => !this.seen.has(id) && !isIgnored(id)) : [];
    this.noteSight(waiting, now);
    const fresh = waiting.filter(id => now - (this.inSightSince.get(id) ?? now) >= SEEN_AFTER_MS);
    for (const id of fresh) {
      this.seen.add(id);
      this.inSightSince.delete(id);
    }
    if (waiting.length > fresh.length) this.cancelCheck = clock.wakeIn(CHECK_EVERY_MS, () => this.check());
    if (fresh.length > 0) onSeen(fresh);
  }

  /** The time of an item starts over once it is covered, is scrolled away, or is in an inactive window. */
  private noteSight(waiting: readonly Id[], now: number): void {
    const visible = new Set(waiting.filter(id => this.isInSight(id)));
    for (const id of [...this.inSightSince.keys()]) if (!visible.has(id)) this.inSightSince.delete(id);
    for (const id of visible) if (!this.inSightSince.has(id)) this.inSightSince.set(id, now);
  }
}
