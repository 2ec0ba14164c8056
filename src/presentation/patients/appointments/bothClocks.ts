import { clockFor } from '@/domain/kernel/time/clockFor';
import { appointmentsCount, appointmentsText } from './appointmentsText';
import { appointmentTime } from './appointmentTime';

export interface ClockWords {
  readonly label: string;
  readonly words: string;
}

/**
 * Start and end in one time zone, for example `Mon, 23 Nov 2026, 10:00–10:50`; an end on another day includes that day.
 */
export function spanWords(start: number, end: number, zone: string): string {
  const [startDay, endDay] = [appointmentTime.day(start, zone), appointmentTime.day(end, zone)];
  const until = appointmentTime.clock(end, zone);
  return `${startDay}, ${appointmentTime.clock(start, zone)}–${startDay === endDay ? until : `${endDay}, ${until}`}`;
}

/** The same appointment in both time zones, and how the patient's day differs; one time if both are the same. */
export function bothClocks(start: number, end: number, zone: string, patientZone: string): readonly ClockWords[] {
  const own = { label: appointmentsText('times.own', { zone }), words: spanWords(start, end, zone) };
  if (zone === patientZone) return [own];
  const shift = clockFor(start, patientZone, zone)?.dayShift ?? 0;
  const words = spanWords(start, end, patientZone);
  const shiftWords = shift > 0 ? appointmentsText('times.nextDay') : appointmentsText('times.dayBefore');
  return [
    own,
    {
      label: appointmentsText('times.patient', { zone: patientZone }),
      words: shift === 0 ? words : `${words} (${shiftWords})`,
    },
  ];
}

/** The duration between both (milliseconds), for example `50 minutes` or `1 hour 20 minutes`. */
export function lengthWords(start: number, end: number): string {
  const all = Math.round((end - start) / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const words = [
    hours > 0 && appointmentsCount('times.hours', hours),
    (minutes > 0 || hours === 0) && appointmentsCount('times.minutes', minutes),
  ];
  return words.filter(word => word !== false).join(' ');
}
