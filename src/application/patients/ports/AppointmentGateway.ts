import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Absent parts stay unchanged. */
export interface AppointmentChange extends Partial<Appointment> {
  readonly momentId: string;
}

export interface AppointmentGateway {
  /** Idempotent per `momentId`. */
  make(patientId: string, momentId: string, appointment: Appointment): Promise<Result<Moment, CallFailure>>;
  /** All or none. Repeating a change has no further effect. */
  change(patientId: string, changes: readonly AppointmentChange[]): Promise<Result<readonly Moment[], CallFailure>>;
}
