import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AlertsNow, AlertWatch, WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';

/** Milliseconds without a key after which the user no longer counts as typing. */
export const TYPING_MS = 1_500;
/** The longest time that a message waits for a user who types without a pause, in milliseconds. */
export const LONGEST_HOLD_MS = 20_000;

/** A message in its place. `isGone`: it has ended while the user types, so its space stays until they pause. */
export interface PlacedAlert {
  readonly alert: ShownAlert;
  readonly isGone: boolean;
}

const nothing: AlertsNow = { open: [], more: [], failedSince: null };

/**
 * The messages on screen. While the user types, none is added and none moves the page: a message that ends is blanked
 * on the second and keeps its space. Each is announced once.
 */
export class ShownAlertsStore {
  placed: readonly PlacedAlert[] = [];
  more: readonly ShownAlert[] = [];
  /** The messages behind "more" are shown too. */
  isExpanded = false;
  /** The next screen reader announcement. */
  announcement = '';
  /** Start of the current failure to load messages, in milliseconds since 1970; null if there is none. */
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

  /** `isVisible`: true if this window is visible. A hidden window loads nothing. */
  attend(isVisible: boolean): void {
    this.watch?.setVisible(isVisible);
  }

  setExpanded(isExpanded: boolean): void {
    this.isExpanded = isExpanded;
  }

  /** The user has just typed something, anywhere on the page. */
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
    // The user has pressed a button, so they are not typing.
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
