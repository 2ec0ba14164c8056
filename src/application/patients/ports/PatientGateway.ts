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
  /** False where the therapist could read the data already. */
  readonly isNew: boolean;
  /** Since when the therapist can read it, in milliseconds since 1970 by the clock of the server. */
  readonly sharedAt: number;
}

/** One patient, as somebody sees them who cares for them. */
export interface PatientGateway {
  details(patientId: string): Promise<Result<PatientDetails, CallFailure>>;
  /** Whether the caller leads the patient's care now. */
  leads(patientId: string): Promise<Result<boolean, CallFailure>>;
  /** What was reported from `from` until before `until`, in milliseconds since 1970. */
  graph(patientId: string, from: number, until: number): Promise<Result<ScoreGraph, CallFailure>>;
  /** Therapists with whom the data can be shared; the caller is not among them. */
  eligibleToShare(patientId: string): Promise<Result<ReadList<EligibleTherapist>, CallFailure>>;
  /** Sharing again changes nothing. */
  shareData(patientId: string, therapistId: string): Promise<Result<SharedData, CallFailure>>;
}
