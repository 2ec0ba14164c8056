import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface AssignedPatientPage {
  /** By name. */
  readonly patients: readonly AssignedPatient[];
  /** Patients of this page that could not be read. */
  readonly unreadable: number;
  readonly total: number;
  /** Server time of the page, in milliseconds since 1970. */
  readonly asOf: number;
}

/** Pages through the patients assigned to a therapist. */
export interface AssignedPatientGateway {
  page(skip: number, limit: number): Promise<Result<AssignedPatientPage, CallFailure>>;
}
