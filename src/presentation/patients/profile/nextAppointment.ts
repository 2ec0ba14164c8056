import type { Moment } from '@/domain/patients/timeline/Moment';
import { clockFormat } from '../../kit/time/clockFormat';
import { ownClock } from '../../kit/time/ownClock';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';

/** The next appointment in words, by the therapist's clock; `about` has the patient's if it differs. */
export interface NextAppointment {
  readonly dayOfMonth: string;
  readonly month: string;
  /** Such as `Sat 5 Dec, 15:00`. */
  readonly short: string;
  readonly when: string;
  readonly about: string;
}

/** The next appointment that is not over; undefined if there is none. `now` in milliseconds since 1970. */
export function nextAppointment(all: readonly Moment[], now: number, patientZone: string): NextAppointment | undefined {
  const next = all.find(({ appointment }) => appointment?.status === 'scheduled' && appointment.end > now)?.appointment;
  if (next === undefined) return undefined;
  const { start, kind } = next;
  const short = patientTime.whenever(start, now);
  const isSame = ownClock.zone === patientZone;
  const there = patientsText('profile.thereTime', {
    time: patientTime.whenever(start, now, patientZone),
    zone: patientZone,
  });
  return {
    dayOfMonth: clockFormat({ day: 'numeric' }, ownClock.zone).format(start),
    month: clockFormat({ month: 'short' }, ownClock.zone).format(start),
    short,
    when: isSame ? short : patientsText('profile.zoned', { time: short, zone: ownClock.zone }),
    about: [
      ...(start <= now ? [patientsText('profile.underWay')] : []),
      patientsText(`kind.${kind}`),
      isSame ? patientsText('profile.sameTime') : there,
    ].join(' · '),
  };
}
