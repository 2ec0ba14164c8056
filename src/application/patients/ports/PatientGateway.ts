import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** A therapist with whom a patient's data may be shared. */
export interface EligibleTherapist {
  readonly therapistId: string;
  readonly name: string;
  readonly email: string;
}

export interface SharedData {
  /** False if the therapist could already read the data. */
  readonly isNew: boolean;
  /** Time of sharing, in milliseconds since 1970 by the server's clock. */
  readonly sharedAt: number;
}

/** One patient, as seen by their therapists. */
export interface PatientGateway {
  details(patientId: string): Promise<Result<PatientDetails, CallFailure>>;
  /** True if the caller is now the lead therapist. */
  leads(patientId: string): Promise<Result<boolean, CallFailure>>;
  /** Reports from `from` until before `until`, in milliseconds since 1970. */
  graph(patientId: string, from: number, until: number): Promise<Result<ScoreGraph, CallFailure>>;
  /** Therapists with whom the data can be shared; the caller is not among them. */
  eligibleToShare(patientId: string): Promise<Result<ReadList<EligibleTherapist>, CallFailure>>;
  /** Shares the data; idempotent. */
  shareData(patientId: string, therapistId: string): Promise<Result<SharedData, CallFailure>>;
}
