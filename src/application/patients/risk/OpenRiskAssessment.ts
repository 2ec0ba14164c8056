import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { Result } from '@/domain/kernel/Result';
import type { PatientFailure } from '../ports/PatientFailure';
import type { RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../ports/Versioned';

/** Opens one risk assessment for changing; its version goes with it. */
export class OpenRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'read'>) {}

  execute(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, PatientFailure>> {
    return this.gateway.read(patientId, riskAssessmentId);
  }
}
