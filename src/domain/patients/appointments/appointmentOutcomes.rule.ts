import { rule } from '../../kernel/rule';
import type { AppointmentStatus } from './Appointment';

export interface AppointmentOutcomesInput {
  /** When the appointment begins, in milliseconds since 1970. */
  readonly start: number;
  readonly now: number;
}

/** What an appointment can be recorded as. */
export const appointmentOutcomes = rule(
  {
    id: 'CR-APPT-03',
    statement:
      'Whether a patient attended an appointment or missed it can be recorded from the moment at which it begins, ' +
      'and not before. It can be cancelled, or scheduled again, at any time. Nothing is recorded that nobody chose.',
    source:
      'D3 §7 Patient moments: "POST .../moments/appointment and .../appointment/action/edit-appointment-moments"; ' +
      'DESIGN §5 row 23',
    hazards: ['HAZ-13'],
  },
  ({ start, now }: AppointmentOutcomesInput): readonly AppointmentStatus[] =>
    start <= now ? ['attended', 'missed', 'cancelled', 'scheduled'] : ['cancelled', 'scheduled'],
);
