import { rule, says } from '../../kernel/rule';
import { instantsOfWallTime, type WallMoments } from '../../kernel/time/instantsOfWallTime';
import { wallTimeAt } from '../../kernel/time/wallTimeAt';

/** In milliseconds. */
export const SHORTEST_APPOINTMENT_MS = 5 * 60_000;
export const LONGEST_APPOINTMENT_MS = 8 * 3_600_000;
/** A start further ahead than this is a mistyped year; in milliseconds. */
export const FURTHEST_AHEAD_MS = 2 * 365 * 24 * 3_600_000;

/** A year of more than four digits, which date-time inputs allow. */
const FAR_YEAR = /^\d{5,}-/;

/** The chosen one of two equal clock times; null until a therapist chooses. */
export type RepeatedHourChoice = 'earlier' | 'later' | null;

export interface AppointmentTimesInput {
  /** As typed, in local time of `zone`, such as `2026-03-29T14:05`; empty if nothing was typed. */
  readonly start: string;
  readonly end: string;
  /** The therapist's time zone. */
  readonly zone: string;
  readonly patientZone: string;
  readonly startChoice: RepeatedHourChoice;
  readonly endChoice: RepeatedHourChoice;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type AppointmentFault =
  | 'startMissing'
  | 'endMissing'
  | 'startInGap'
  | 'endInGap'
  | 'startTwice'
  | 'endTwice'
  | 'endNotAfterStart'
  | 'tooShort'
  | 'tooLong'
  | 'inThePast'
  | 'tooFarAhead';

export interface PlannedTimes {
  /** Milliseconds since 1970; null if unknown. */
  readonly start: number | null;
  readonly end: number | null;
  /** Empty if the appointment may be made. */
  readonly faults: readonly AppointmentFault[];
  /** The patient's clock shows the start twice that night, so the UTC offset must be shown too. */
  readonly patientClockTwice: boolean;
}

/** Converts the typed times of an appointment and checks them. */
export const appointmentTimes = rule(
  {
    id: 'CR-APPT-01',
    statement:
      says`The therapist types the times of an appointment in their own local time. A time that the clock skips ` +
      says`when it goes forward is rejected; a time that it shows twice when it goes back is rejected until the ` +
      says`therapist chooses one of the two. The end is after the start, the appointment lasts from ` +
      says`${SHORTEST_APPOINTMENT_MS / 60_000} minutes to ${LONGEST_APPOINTMENT_MS / 3_600_000} hours of real ` +
      says`time, and it begins neither in the past nor more than ${FURTHEST_AHEAD_MS / 86_400_000} days ahead. ` +
      says`The therapist is also told when the patient's clock shows the start twice.`,
    source:
      'D3 §7 Patient moments: "POST .../moments/appointment and .../appointment/action/edit-appointment-moments"; ' +
      'DESIGN §5 row 5; DESIGN §8 row 2',
    hazards: ['HAZ-13'],
  },
  ({ start, end, zone, patientZone, startChoice, endChoice, now }: AppointmentTimesInput): PlannedTimes => {
    const [starts, ends] = [instantsOfWallTime(start, zone), instantsOfWallTime(end, zone)];
    const [from, until] = [chosen(starts, startChoice), chosen(ends, endChoice)];
    return {
      start: from,
      end: until,
      faults: [
        ...clockFaults('start', start, starts, from),
        ...clockFaults('end', end, ends, until),
        ...spanFaults(from, until),
        ...placeFaults(from, now),
      ],
      patientClockTwice:
        from !== null && instantsOfWallTime(wallTimeAt(from, patientZone) ?? '', patientZone).kind === 'twice',
    };
  },
);

function chosen(moments: WallMoments, choice: RepeatedHourChoice): number | null {
  if (moments.kind === 'once') return moments.at;
  return moments.kind === 'twice' && choice !== null ? moments[choice] : null;
}

function clockFaults(
  end: 'start' | 'end',
  typed: string,
  moments: WallMoments,
  at: number | null,
): readonly AppointmentFault[] {
  if (at !== null) return [];
  if (moments.kind === 'gap') return [`${end}InGap`];
  if (FAR_YEAR.test(typed)) return [end === 'start' ? 'tooFarAhead' : 'tooLong'];
  return [moments.kind === 'twice' ? `${end}Twice` : `${end}Missing`];
}

function spanFaults(start: number | null, end: number | null): readonly AppointmentFault[] {
  if (start === null || end === null) return [];
  if (end <= start) return ['endNotAfterStart'];
  if (end - start < SHORTEST_APPOINTMENT_MS) return ['tooShort'];
  return end - start > LONGEST_APPOINTMENT_MS ? ['tooLong'] : [];
}

function placeFaults(start: number | null, now: number): readonly AppointmentFault[] {
  if (start === null) return [];
  if (start < now) return ['inThePast'];
  return start - now > FURTHEST_AHEAD_MS ? ['tooFarAhead'] : [];
}
