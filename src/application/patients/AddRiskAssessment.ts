import { assessmentFaults, type AssessmentFault } from '@/domain/patients/assessmentFaults.rule';
import type { AssessedRisk, RiskAssessment } from '@/domain/patients/RiskAssessment';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { PatientFailure } from './ports/PatientFailure';
import type { RiskAssessmentGateway } from './ports/RiskAssessmentGateway';

export interface AddAssessmentCommand {
  readonly patientId: string;
  /** Chosen once for the form: however often it is sent, there is one assessment. */
  readonly riskAssessmentId: string;
  readonly risk: AssessedRisk;
}

export interface AddedAssessment {
  readonly assessment: RiskAssessment;
  /** False where the patient's history does not show it yet; running the use case again puts that right. */
  readonly inHistory: boolean;
}

export type AddAssessmentFailure = PatientFailure | { readonly kind: 'unfit'; readonly faults: readonly AssessmentFault[] };

/** Adds a risk assessment to the record and puts it into the history. */
export class AddRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'add' | 'addToHistory'>) {}

  async execute({ patientId, riskAssessmentId, risk }: AddAssessmentCommand): Promise<Result<AddedAssessment, AddAssessmentFailure>> {
    const faults = assessmentFaults(risk);
    if (faults.length > 0) return fail({ kind: 'unfit', faults });
    const added = await this.gateway.add(patientId, riskAssessmentId, risk);
    if (!added.ok) return added;
    const { ok: inHistory } = await this.gateway.addToHistory(patientId, riskAssessmentId);
    return ok({ assessment: added.value, inHistory });
  }
}
