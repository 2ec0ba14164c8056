import { action, computed, makeObservable, observable } from 'mobx';
import type { TypedAppointment } from '@/application/patients/AppointmentDraft';
import type { Appointment } from '@/domain/patients/Appointment';
import { appointmentTimes, type AppointmentTimes, type RepeatedHourChoice } from '@/domain/patients/appointmentTimes.rule';
import { momentsOfWallTime, type WallMoments } from '@/domain/time/momentsOfWallTime';
import { wallTimeAt } from '@/domain/time/wallTimeAt';

type TypedTimes = Pick<TypedAppointment, 'zone' | 'start' | 'end' | 'startChoice' | 'endChoice'>;

/** How long an appointment is at first, in milliseconds. */
const USUAL_LENGTH_MS = 50 * 60_000;

/** The times of one appointment as they are typed by the therapist's clock, and what they mean. */
export class AppointmentTimeChoice {
  /** Such as `2026-03-29T14:05`; empty where nothing was typed. */
  start = '';
  end = '';
  startChoice: RepeatedHourChoice = null;
  endChoice: RepeatedHourChoice = null;

  constructor(
    readonly zone: string,
    readonly patientZone: string,
    private readonly now: () => number,
    appointment?: Appointment,
  ) {
    if (appointment !== undefined) {
      [this.start, this.startChoice] = this.shown(appointment.start);
      [this.end, this.endChoice] = this.shown(appointment.end);
    }
    makeObservable(this, {
      start: observable,
      end: observable,
      startChoice: observable,
      endChoice: observable,
      times: computed,
      editStart: action,
      editEnd: action,
      choose: action,
      restore: action,
    });
  }

  /** All that is typed. */
  get typed(): TypedTimes {
    const { zone, start, end, startChoice, endChoice } = this;
    return { zone, start, end, startChoice, endChoice };
  }

  get times(): AppointmentTimes {
    const { start, end, zone, patientZone, startChoice, endChoice } = this;
    return appointmentTimes({ start, end, zone, patientZone, startChoice, endChoice, now: this.now() });
  }

  /** The two moments of a time that the clock shows twice; undefined of any other. */
  repeated(which: 'start' | 'end'): Extract<WallMoments, { kind: 'twice' }> | undefined {
    const moments = momentsOfWallTime(this[which], this.zone);
    return moments.kind === 'twice' ? moments : undefined;
  }

  /** The end goes along, so that the appointment stays as long as it was. */
  editStart(start: string): void {
    const { start: before, end } = this.times;
    const length = before !== null && end !== null && end > before ? end - before : USUAL_LENGTH_MS;
    [this.start, this.startChoice] = [start, null];
    this.moveEnd(length);
  }

  editEnd(end: string): void {
    [this.end, this.endChoice] = [end, null];
  }

  choose(which: 'start' | 'end', choice: RepeatedHourChoice): void {
    if (which === 'end') {
      this.endChoice = choice;
      return;
    }
    this.startChoice = choice;
    if (this.end === '') this.moveEnd(USUAL_LENGTH_MS);
  }

  /** What was typed earlier. */
  restore({ start, end, startChoice, endChoice }: Omit<TypedTimes, 'zone'>): void {
    [this.start, this.end, this.startChoice, this.endChoice] = [start, end, startChoice, endChoice];
  }

  private moveEnd(length: number): void {
    const { start } = this.times;
    if (start !== null) [this.end, this.endChoice] = this.shown(start + length);
  }

  /** What the clock shows, and which of two where it shows it twice. */
  private shown(at: number): readonly [string, RepeatedHourChoice] {
    const text = wallTimeAt(at, this.zone) ?? '';
    const moments = momentsOfWallTime(text, this.zone);
    return [text, moments.kind === 'twice' ? (at === moments.earlier ? 'earlier' : 'later') : null];
  }
}
