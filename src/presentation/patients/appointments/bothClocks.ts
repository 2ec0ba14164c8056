import { clockFor } from '@/domain/time/clockFor';
import { appointmentsText } from './appointmentsText';
import { appointmentTime } from './appointmentTime';

export interface ClockWords {
  readonly label: string;
  readonly words: string;
}

/** From when until when, by the clock of one zone, such as `Mon 23 Nov 2026, 10:00–10:50`. */
export function spanWords(start: number, end: number, zone: string): string {
  return `${appointmentTime.day(start, zone)}, ${appointmentTime.clock(start, zone)}–${appointmentTime.clock(end, zone)}`;
}

/** The same appointment by both clocks, and how the patient's day differs; one clock where both are the same. */
export function bothClocks(start: number, end: number, zone: string, patientZone: string): readonly ClockWords[] {
  const own = { label: appointmentsText('times.own', { zone }), words: spanWords(start, end, zone) };
  if (zone === patientZone) return [own];
  const shift = clockFor(start, patientZone, zone)?.dayShift ?? 0;
  const words = spanWords(start, end, patientZone);
  const shiftWords = shift > 0 ? appointmentsText('times.nextDay') : appointmentsText('times.dayBefore');
  return [own, { label: appointmentsText('times.patient', { zone: patientZone }), words: shift === 0 ? words : `${words} (${shiftWords})` }];
}

export const minutesBetween = (start: number, end: number): number => Math.round((end - start) / 60_000);
