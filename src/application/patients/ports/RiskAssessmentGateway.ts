import type { AssessedRisk, RiskAssessment } from '@/domain/patients/RiskAssessment';
import type { Result } from '@/domain/shared/Result';
import type { PatientFailure } from './PatientFailure';
import type { Versioned } from './Versioned';

/** `changedMeanwhile`: the assessment is in another version, and nothing was done. */
export type AssessmentChangeFailure = PatientFailure | { readonly kind: 'changedMeanwhile' };

/** The risk assessments of a patient's record. */
export interface RiskAssessmentGateway {
  /** The newest first. Where some could not be read the list is `refused`, but to whoever shows what is there: they come with `withGaps`. */
  list(patientId: string, withGaps?: boolean): Promise<Result<readonly RiskAssessment[], PatientFailure>>;
  read(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, PatientFailure>>;
  /** Once per id, however often it is called. */
  add(patientId: string, riskAssessmentId: string, risk: AssessedRisk): Promise<Result<RiskAssessment, PatientFailure>>;
  /** Puts it into the patient's history, once. */
  addToHistory(patientId: string, riskAssessmentId: string): Promise<Result<void, PatientFailure>>;
  change(patientId: string, riskAssessmentId: string, changes: Partial<AssessedRisk>, etag: string): Promise<Result<Versioned<RiskAssessment>, AssessmentChangeFailure>>;
  remove(patientId: string, riskAssessmentId: string, etag: string): Promise<Result<void, AssessmentChangeFailure>>;
}
