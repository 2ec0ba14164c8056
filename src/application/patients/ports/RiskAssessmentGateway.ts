import type { AssessedRisk, RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { Versioned } from '../../kernel/ports/Versioned';

/** `changedMeanwhile`: the assessment is in another version, and nothing was done. */
export type AssessmentChangeFailure = CallFailure | { readonly kind: 'changedMeanwhile' };

export interface AssessmentList {
  /** The newest first. */
  readonly assessments: readonly RiskAssessment[];
  /** How many more there are that could not be read; they have been reported. */
  readonly unreadable: number;
}

/** The risk assessments of a patient's record. */
export interface RiskAssessmentGateway {
  list(patientId: string): Promise<Result<AssessmentList, CallFailure>>;
  read(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, CallFailure>>;
  /** Once per id, however often it is called. */
  add(patientId: string, riskAssessmentId: string, risk: AssessedRisk): Promise<Result<RiskAssessment, CallFailure>>;
  /** Puts it into the patient's history, once. */
  addToHistory(patientId: string, riskAssessmentId: string): Promise<Result<void, CallFailure>>;
  change(
    patientId: string,
    riskAssessmentId: string,
    changes: Partial<AssessedRisk>,
    etag: string,
  ): Promise<Result<Versioned<RiskAssessment>, AssessmentChangeFailure>>;
  remove(patientId: string, riskAssessmentId: string, etag: string): Promise<Result<void, AssessmentChangeFailure>>;
}
