import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** So long the first rows wait for the sources that have not answered yet, in milliseconds. */
export const PATIENCE_MS = 1_000;
/**
 * A pointer or a focus that rests holds the rows no longer than this, in milliseconds: one that was left lying on the
 * list would hide who has come to need somebody.
 */
export const LONGEST_HOLD_MS = 5_000;
/** A touch becomes a click a moment after it has ended, in milliseconds. */
export const CLICK_MS = 100;

/** Keeps the rows of a list that is sorted live from moving while somebody is about to choose one of them. */
export class SteadyRows {
  private isPatient = true;
  /** The order in which the rows are held. */
  private held: readonly string[] | undefined = undefined;
  /** By list: the rows as they were arranged last, with those that are gone and still shown. */
  private readonly arranged = new Map<string, ReadonlyMap<string, unknown>>();
  /** A row that is gone is shown in its place. */
  private showsGone = false;
  private isPressed = false;
  private stopHolding: Unsubscribe = () => undefined;

  constructor(private readonly clock: Pick<Clock, 'wakeIn'>) {
    makeObservable<this, 'isPatient' | 'held' | 'losePatience' | 'endHold'>(this, {
      isPatient: observable,
      held: observableRef,
      hold: action,
      losePatience: action,
      endHold: action,
    });
  }

  start(): Unsubscribe {
    const stopWaiting = this.clock.wakeIn(PATIENCE_MS, () => this.losePatience());
    return () => {
      stopWaiting();
      this.stopHolding();
    };
  }

  /** Rows that come in waves would push each other away: they are shown together, or without those that are late. */
  areShown(haveAllAnswered: boolean): boolean {
    return haveAllAnswered || !this.isPatient;
  }

  /** Somebody moves a pointer over the rows, presses it, or uses a key in them. `ids`: the rows as they are shown. */
  hold(ids: readonly string[]): void {
    if (this.held?.join() !== ids.join()) this.held = ids;
    // However much the pointer moves, what is gone is not shown for longer.
    if (!this.showsGone && !this.isPressed) this.endHoldAfter(LONGEST_HOLD_MS);
  }

  /** A pointer is down on a row: however long, it comes up on the same one. */
  press(ids: readonly string[]): void {
    this.isPressed = true;
    this.stopHolding();
    this.hold(ids);
  }

  /** The pointer is up; over the rows it holds them on, for its next press. */
  lift(isStillOver: boolean): void {
    this.isPressed = false;
    this.endHoldAfter(isStillOver ? LONGEST_HOLD_MS : CLICK_MS);
  }

  /** The pointer has left the rows, or the focus has. */
  release(): void {
    if (!this.isPressed) this.endHoldAfter(CLICK_MS);
  }

  /**
   * As long as the rows are held, what is new comes last, and what is gone keeps its place as it was: without it, the
   * row below would move under the pointer. `list`: which of the lists that are held together.
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

  private losePatience(): void {
    this.isPatient = false;
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
