import type { Appointment } from './Appointment';

/** The agreed parts of an appointment. */
export type AppointmentPlan = Pick<Appointment, 'start' | 'end' | 'kind' | 'place'>;

const minute = (at: number): number => Math.floor(at / 60_000);

type Times = Pick<Appointment, 'start' | 'end'>;

/** Compares to the minute, because forms have no seconds. */
export const isSameTime = (one: Times, other: Times): boolean =>
  minute(one.start) === minute(other.start) && minute(one.end) === minute(other.end);

/** True if both describe the same appointment. */
export const isSamePlan = (one: AppointmentPlan, other: AppointmentPlan): boolean =>
  isSameTime(one, other) && one.kind === other.kind && one.place.trim() === other.place.trim();
