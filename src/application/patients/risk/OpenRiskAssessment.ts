import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../../kernel/ports/Versioned';

/** Opens one risk assessment for changing; its version goes with it. */
export class OpenRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'read'>) {}

  execute(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, CallFailure>> {
    return this.gateway.read(patientId, riskAssessmentId);
  }
}
