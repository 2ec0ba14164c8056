import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** What is absent stays. */
export interface AppointmentChange extends Partial<Appointment> {
  readonly momentId: string;
}

export interface AppointmentGateway {
  /** Once per `momentId`, however often it is called. */
  make(patientId: string, momentId: string, appointment: Appointment): Promise<Result<Moment, CallFailure>>;
  /** All or none. The same change again changes nothing. */
  change(patientId: string, changes: readonly AppointmentChange[]): Promise<Result<readonly Moment[], CallFailure>>;
}
