import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AlertsNow, AlertWatch, WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';

/** Time after the last key press until the user no longer counts as typing, in milliseconds. */
export const TYPING_MS = 1_500;
/** The longest time that a message waits for a user who types without a pause, in milliseconds. */
export const LONGEST_HOLD_MS = 20_000;

/** A message on screen. `isGone`: it has ended while the user types, so its space stays until they pause. */
export interface PlacedAlert {
  readonly alert: ShownAlert;
  readonly isGone: boolean;
}

const nothing: AlertsNow = { open: [], more: [], failedSince: null };

/**
 * The messages on screen. While the user types, none is added and none moves the page: a message that ends is blanked
 * to the second and keeps its space. Each message is announced once.
 */
export class ShownAlertsStore {
  placed: readonly PlacedAlert[] = [];
  more: readonly ShownAlert[] = [];
  /** True if the messages behind "more" are shown too. */
  isExpanded = false;
  /** The next announcement to screen readers. */
  announcement = '';
  /** The time since when messages could not be loaded, in milliseconds since 1970; null if the last load succeeded. */
  failedSince: number | null = null;
  private now: AlertsNow = nothing;
  private watch: AlertWatch | undefined = undefined;
  private readonly announced = new Set<string>();
  private isTyping = false;
  private heldSince: number | undefined = undefined;
  private cancelTyping: Unsubscribe = () => undefined;

  constructor(
    private readonly watchShownAlerts: WatchShownAlerts,
    private readonly clock: Clock,
    private readonly saidText: (alert: ShownAlert) => string,
  ) {
    makeObservable<this, 'show' | 'place'>(this, {
      placed: observableRef,
      more: observableRef,
      isExpanded: observable,
      announcement: observable,
      failedSince: observable,
      setExpanded: action,
      show: action,
      place: action,
    });
  }

  start(): Unsubscribe {
    this.watch = this.watchShownAlerts.execute(now => this.show(now));
    return () => {
      this.watch?.stop();
      this.watch = undefined;
      this.cancelTyping();
    };
  }

  /** Call when the window becomes visible or hidden. A hidden window loads nothing. */
  attend(isVisible: boolean): void {
    this.watch?.setVisible(isVisible);
  }

  setExpanded(isExpanded: boolean): void {
    this.isExpanded = isExpanded;
  }

  /** Call when the user types, anywhere on the page. */
  typed(): void {
    this.isTyping = true;
    this.cancelTyping();
    this.cancelTyping = this.clock.wakeIn(TYPING_MS, () => {
      this.isTyping = false;
      this.place();
    });
    if (this.heldSince !== undefined && this.isHeldTooLong()) this.place();
  }

  dismiss({ id, revision }: ShownAlert): void {
    this.watch?.dismiss({ id, revision });
    // The user has pressed a button, and so is not typing.
    this.place();
  }

  private show(now: AlertsNow): void {
    this.now = now;
    this.failedSince = now.failedSince;
    const mustWait = this.isTyping && !this.isHeldTooLong();
    if (mustWait) this.blankGone();
    else this.place();
  }

  private isHeldTooLong(): boolean {
    this.heldSince ??= this.clock.now();
    return this.clock.now() - this.heldSince >= LONGEST_HOLD_MS;
  }

  private blankGone(): void {
    const { open, more } = this.now;
    const isThere = ({ id, revision }: ShownAlert): boolean =>
      [...open, ...more].some(one => one.id === id && one.revision === revision);
    this.placed = this.placed.map(({ alert }) => ({ alert, isGone: !isThere(alert) }));
    this.more = this.more.filter(isThere);
  }

  private place(): void {
    const { open, more } = this.now;
    this.heldSince = undefined;
    this.placed = open.map(alert => ({ alert, isGone: false }));
    this.more = more;
    if (more.length === 0) this.isExpanded = false;
    this.announce(open);
  }

  private announce(open: readonly ShownAlert[]): void {
    const fresh = open.filter(({ id, revision }) => !this.announced.has(`${id} ${revision}`));
    if (fresh.length === 0) return;
    fresh.forEach(({ id, revision }) => this.announced.add(`${id} ${revision}`));
    runInAction(() => (this.announcement = fresh.map(alert => this.saidText(alert)).join(' ')));
  }
}
