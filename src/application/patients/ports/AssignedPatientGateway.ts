import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface AssignedPatientPage {
  /** By name. */
  readonly patients: readonly AssignedPatient[];
  /** Patients of this page that could not be read. */
  readonly unreadable: number;
  /** How many there are in all. */
  readonly total: number;
  /** When this was so, in milliseconds since 1970 by the server's clock. */
  readonly asOf: number;
}

/** Pages through the patients in a therapist's care. */
export interface AssignedPatientGateway {
  page(skip: number, limit: number): Promise<Result<AssignedPatientPage, CallFailure>>;
}
