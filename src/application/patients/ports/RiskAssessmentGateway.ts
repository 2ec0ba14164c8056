import type { AssessedRisk, RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { Versioned } from '../../kernel/ports/Versioned';

/** `changedMeanwhile`: the assessment has a different version, and nothing was changed. */
export type AssessmentChangeFailure = CallFailure | { readonly kind: 'changedMeanwhile' };

export interface AssessmentList {
  /** Newest first. */
  readonly assessments: readonly RiskAssessment[];
  /** Number of further unreadable ones; they have been reported. */
  readonly unreadable: number;
}

export interface RiskAssessmentGateway {
  list(patientId: string): Promise<Result<AssessmentList, CallFailure>>;
  read(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, CallFailure>>;
  /** Idempotent per id. */
  add(patientId: string, riskAssessmentId: string, risk: AssessedRisk): Promise<Result<RiskAssessment, CallFailure>>;
  /** Adds it to the patient's history, once. */
  addToHistory(patientId: string, riskAssessmentId: string): Promise<Result<void, CallFailure>>;
  change(
    patientId: string,
    riskAssessmentId: string,
    changes: Partial<AssessedRisk>,
    etag: string,
  ): Promise<Result<Versioned<RiskAssessment>, AssessmentChangeFailure>>;
  remove(patientId: string, riskAssessmentId: string, etag: string): Promise<Result<void, AssessmentChangeFailure>>;
}
