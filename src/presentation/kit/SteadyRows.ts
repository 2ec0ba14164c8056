import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The time that the first rows wait for sources that have not answered yet, in milliseconds. */
export const FIRST_ROWS_WAIT_MS = 1_000;
/**
 * The longest time that a resting pointer or focus holds the rows, in milliseconds. A pointer left lying on the list
 * would otherwise hide new patients in need.
 */
export const LONGEST_HOLD_MS = 5_000;
/** Delay between the end of a touch and its click, in milliseconds. */
export const CLICK_MS = 100;

/** Keeps the rows of a live list from moving while a user is about to choose one of them. */
export class SteadyRows {
  private isWaitingForSources = true;
  /** The order of the held rows. */
  private held: readonly string[] | undefined = undefined;
  /** The rows of each list as last arranged, including removed ones that are still shown. */
  private readonly arranged = new Map<string, ReadonlyMap<string, unknown>>();
  /** True while a removed row is still shown in its place. */
  private showsGone = false;
  private isPressed = false;
  private stopHolding: Unsubscribe = () => undefined;

  constructor(private readonly clock: Pick<Clock, 'wakeIn'>) {
    makeObservable<this, 'isWaitingForSources' | 'held' | 'stopWaitingForSources' | 'endHold'>(this, {
      isWaitingForSources: observable,
      held: observableRef,
      hold: action,
      stopWaitingForSources: action,
      endHold: action,
    });
  }

  start(): Unsubscribe {
    const cancelWait = this.clock.wakeIn(FIRST_ROWS_WAIT_MS, () => this.stopWaitingForSources());
    return () => {
      cancelWait();
      this.stopHolding();
    };
  }

  /** True once all sources have answered or the wait is over. Rows that arrive in waves would push each other away. */
  areShown(haveAllAnswered: boolean): boolean {
    return haveAllAnswered || !this.isWaitingForSources;
  }

  /** Call when the user moves a pointer over the rows, presses one, or uses a key in them. `ids`: the rows as shown. */
  hold(ids: readonly string[]): void {
    if (this.held?.join() !== ids.join()) this.held = ids;
    // Further moves of the pointer do not extend the time for which removed rows are shown.
    if (!this.showsGone && !this.isPressed) this.endHoldAfter(LONGEST_HOLD_MS);
  }

  /** Call when a pointer is down on a row. The rows are held until it is released, however long that takes. */
  press(ids: readonly string[]): void {
    this.isPressed = true;
    this.stopHolding();
    this.hold(ids);
  }

  /** Call when the pointer is released. While it is still over the rows, they are held for its next press. */
  lift(isStillOver: boolean): void {
    this.isPressed = false;
    this.endHoldAfter(isStillOver ? LONGEST_HOLD_MS : CLICK_MS);
  }

  /** Call when the pointer or the focus has left the rows. */
  release(): void {
    if (!this.isPressed) this.endHoldAfter(CLICK_MS);
  }

  /**
   * While the rows are held, new rows come last, and removed rows stay in place unchanged; otherwise the row below
   * would move under the pointer. `list`: names one of several lists that are held together.
   */
  arrange<T>(rows: readonly T[], idOf: (row: T) => string, list = ''): readonly T[] {
    const present = new Map(rows.map(row => [idOf(row), row]));
    if (this.held === undefined || rows.length === 0) {
      this.arranged.set(list, present);
      return rows;
    }
    const before = this.arranged.get(list) as ReadonlyMap<string, T> | undefined;
    const known = new Map([...(before ?? []), ...present]);
    this.arranged.set(list, known);
    this.showsGone ||= this.held.some(id => known.has(id) && !present.has(id));
    const held = new Set(this.held);
    const kept = this.held.flatMap(id => known.get(id) ?? []);
    return [...kept, ...rows.filter(row => !held.has(idOf(row)))];
  }

  private stopWaitingForSources(): void {
    this.isWaitingForSources = false;
  }

  private endHold(): void {
    this.held = undefined;
    this.showsGone = false;
  }

  private endHoldAfter(delayMs: number): void {
    this.stopHolding();
    this.stopHolding = this.clock.wakeIn(delayMs, () => this.endHold());
  }
}
