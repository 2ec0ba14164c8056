import type { Appointment } from './Appointment';

/** What people agree on when they make an appointment. */
export type AppointmentPlan = Pick<Appointment, 'start' | 'end' | 'kind' | 'place'>;

const minute = (at: number): number => Math.floor(at / 60_000);

/** Whether both mean the same appointment; forms know of no seconds. */
export const isSamePlan = (one: AppointmentPlan, other: AppointmentPlan): boolean =>
  minute(one.start) === minute(other.start) && minute(one.end) === minute(other.end) && one.kind === other.kind && one.place.trim() === other.place.trim();
