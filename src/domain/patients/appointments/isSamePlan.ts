import type { Appointment } from './Appointment';

/** What people agree on when they make an appointment. */
export type AppointmentPlan = Pick<Appointment, 'start' | 'end' | 'kind' | 'place'>;

const minute = (at: number): number => Math.floor(at / 60_000);

type Times = Pick<Appointment, 'start' | 'end'>;

/** Forms know of no seconds. */
export const isSameTime = (one: Times, other: Times): boolean =>
  minute(one.start) === minute(other.start) && minute(one.end) === minute(other.end);

/** Whether both mean the same appointment. */
export const isSamePlan = (one: AppointmentPlan, other: AppointmentPlan): boolean =>
  isSameTime(one, other) && one.kind === other.kind && one.place.trim() === other.place.trim();
