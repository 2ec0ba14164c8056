import type { Appointment } from '@/domain/patients/Appointment';
import type { Moment } from '@/domain/patients/Moment';
import type { Result } from '@/domain/shared/Result';
import type { PatientFailure } from './PatientFailure';

/** What is absent stays. */
export interface AppointmentChange extends Partial<Appointment> {
  readonly momentId: string;
}

export interface AppointmentGateway {
  /** Once per `momentId`, however often it is called. */
  make(patientId: string, momentId: string, appointment: Appointment): Promise<Result<Moment, PatientFailure>>;
  /** All or none. The same change again changes nothing. */
  change(patientId: string, changes: readonly AppointmentChange[]): Promise<Result<readonly Moment[], PatientFailure>>;
}
