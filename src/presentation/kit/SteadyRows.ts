import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** So long the first rows wait for the sources that have not answered yet, in milliseconds. */
export const PATIENCE_MS = 1_000;
/** A pointer or a focus that rests holds the rows no longer than this, in milliseconds. */
export const LONGEST_HOLD_MS = 5_000;
/** A touch becomes a click a moment after it has ended, in milliseconds. */
export const CLICK_MS = 100;

/** Keeps the rows of a list that is sorted live from moving while somebody is about to choose one of them. */
export class SteadyRows {
  private isPatient = true;
  /** The order in which the rows are held. */
  private held: readonly string[] | undefined = undefined;
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
    this.endHoldAfter(LONGEST_HOLD_MS);
  }

  /** The pointer is up again or has left the rows, or the focus has. */
  release(): void {
    this.endHoldAfter(CLICK_MS);
  }

  /** What is new comes last, as long as the rows are held. */
  arrange<T>(rows: readonly T[], idOf: (row: T) => string): readonly T[] {
    if (this.held === undefined) return rows;
    const { length } = this.held;
    const places = new Map(this.held.map((id, place) => [id, place]));
    const placeOf = (row: T): number => places.get(idOf(row)) ?? length;
    return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
  }

  private losePatience(): void {
    this.isPatient = false;
  }

  private endHold(): void {
    this.held = undefined;
  }

  private endHoldAfter(delayMs: number): void {
    this.stopHolding();
    this.stopHolding = this.clock.wakeIn(delayMs, () => this.endHold());
  }
}
