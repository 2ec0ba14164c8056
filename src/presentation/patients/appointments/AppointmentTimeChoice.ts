import { computed, makeObservable } from 'mobx';
import {
  appointmentTimes,
  type PlannedTimes,
  type RepeatedHourChoice,
} from '@/domain/patients/appointments/appointmentTimes.rule';
import { instantsOfWallTime, type WallMoments } from '@/domain/kernel/time/instantsOfWallTime';
import type { DraftForm } from '../../kit/forms/DraftForm';
import { shownAt, type EnteredAppointment, type TypedTimes } from './appointmentFields';

/** Default length of an appointment, in milliseconds. */
const USUAL_LENGTH_MS = 50 * 60_000;

/** The times of one appointment as typed in the therapist's time zone, and their instants. */
export class AppointmentTimeChoice {
  constructor(
    private readonly form: Pick<DraftForm<EnteredAppointment, unknown>, 'mine' | 'edit'>,
    readonly patientZone: string,
    private readonly now: () => number,
  ) {
    makeObservable(this, { times: computed });
  }

  get zone(): string {
    return this.form.mine.time.zone;
  }

  /** For example `2026-03-29T14:05`; empty if nothing was typed. */
  get start(): string {
    return this.form.mine.time.start;
  }

  get end(): string {
    return this.form.mine.time.end;
  }

  get startChoice(): RepeatedHourChoice {
    return this.form.mine.time.startChoice;
  }

  get endChoice(): RepeatedHourChoice {
    return this.form.mine.time.endChoice;
  }

  get times(): PlannedTimes {
    return this.timesOf(this.form.mine.time);
  }

  /** The two instants of a time that the clock shows twice; undefined for any other time. */
  repeated(which: 'start' | 'end'): Extract<WallMoments, { kind: 'twice' }> | undefined {
    const moments = instantsOfWallTime(this[which], this.zone);
    return moments.kind === 'twice' ? moments : undefined;
  }

  /** The end moves too, so that the appointment keeps its length. */
  editStart(start: string): void {
    const { start: before, end } = this.times;
    const length = before !== null && end !== null && end > before ? end - before : USUAL_LENGTH_MS;
    this.put(this.withEnd({ ...this.form.mine.time, start, startChoice: null }, length));
  }

  editEnd(end: string): void {
    this.put({ ...this.form.mine.time, end, endChoice: null });
  }

  choose(which: 'start' | 'end', choice: RepeatedHourChoice): void {
    const { time } = this.form.mine;
    if (which === 'end') this.put({ ...time, endChoice: choice });
    else
      this.put(
        time.end === ''
          ? this.withEnd({ ...time, startChoice: choice }, USUAL_LENGTH_MS)
          : { ...time, startChoice: choice },
      );
  }

  private put(time: TypedTimes): void {
    this.form.edit('time', time);
  }

  private timesOf(time: TypedTimes): PlannedTimes {
    return appointmentTimes({ ...time, patientZone: this.patientZone, now: this.now() });
  }

  private withEnd(time: TypedTimes, length: number): TypedTimes {
    const { start } = this.timesOf(time);
    if (start === null) return time;
    const [end, endChoice] = shownAt(start + length, time.zone);
    return { ...time, end, endChoice };
  }
}
