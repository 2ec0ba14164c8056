import { rule } from '../../kernel/rule';
import type { AppointmentStatus } from './Appointment';

export interface AppointmentOutcomesInput {
  /** Start of the appointment, in milliseconds since 1970. */
  readonly start: number;
  readonly now: number;
}

/** Returns the states that can be recorded for an appointment. */
export const appointmentOutcomes = rule(
  {
    id: 'CR-APPT-03',
    statement:
      'A therapist can record that a patient attended or missed an appointment from the moment it begins, and not ' +
      'before. An appointment can be cancelled or rescheduled at any time. No outcome is recorded unless a ' +
      'therapist chooses it.',
    source:
      'D3 §7 Patient moments: "POST .../moments/appointment and .../appointment/action/edit-appointment-moments"; ' +
      'DESIGN §5 row 23',
    hazards: ['HAZ-13'],
  },
  ({ start, now }: AppointmentOutcomesInput): readonly AppointmentStatus[] =>
    start <= now ? ['attended', 'missed', 'cancelled', 'scheduled'] : ['cancelled', 'scheduled'],
);
