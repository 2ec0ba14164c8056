import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** So long the first rows wait for the sources that have not answered yet, in milliseconds. */
export const PATIENCE_MS = 1_000;
/** A press whose end is not reported holds the rows no longer than this, in milliseconds. */
export const LONGEST_PRESS_MS = 5_000;
/** A touch becomes a click a moment after it has ended, in milliseconds. */
export const CLICK_MS = 100;

/** Keeps the rows of a list that is sorted live from moving under a press that is meant for one of them. */
export class SteadyRows {
  private isPatient = true;
  /** The order in which the rows were when a pointer went down on them. */
  private held: readonly string[] | undefined = undefined;
  private stopHolding: Unsubscribe = () => undefined;

  constructor(private readonly clock: Pick<Clock, 'wakeIn'>) {
    makeObservable<this, 'isPatient' | 'held' | 'losePatience' | 'endPress'>(this, {
      isPatient: observable,
      held: observableRef,
      hold: action,
      losePatience: action,
      endPress: action,
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

  /** A pointer goes down on the rows. */
  hold(ids: readonly string[]): void {
    this.held = ids;
    this.endPressAfter(LONGEST_PRESS_MS);
  }

  /** The pointer is up again. */
  release(): void {
    this.endPressAfter(CLICK_MS);
  }

  /** What is new comes last, as long as the rows are held. */
  arrange<T extends { readonly id: string }>(rows: readonly T[]): readonly T[] {
    if (this.held === undefined) return rows;
    const { length } = this.held;
    const places = new Map(this.held.map((id, place) => [id, place]));
    return [...rows].sort((a, b) => (places.get(a.id) ?? length) - (places.get(b.id) ?? length));
  }

  private losePatience(): void {
    this.isPatient = false;
  }

  private endPress(): void {
    this.held = undefined;
  }

  private endPressAfter(delayMs: number): void {
    this.stopHolding();
    this.stopHolding = this.clock.wakeIn(delayMs, () => this.endPress());
  }
}
