import { ok, type Result } from '@/domain/kernel/Result';
import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { AssessmentChangeFailure, RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../../kernel/ports/Versioned';

/**
 * Takes a risk assessment out of the record, in the version that the person saw. One that is gone already is no
 * failure.
 */
export class RemoveRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'remove'>) {}

  async execute(
    patientId: string,
    { value, etag }: Versioned<RiskAssessment>,
  ): Promise<Result<void, AssessmentChangeFailure>> {
    const removed = await this.gateway.remove(patientId, value.riskAssessmentId, etag);
    return !removed.ok && removed.failure.kind === 'notFound' ? ok(undefined) : removed;
  }
}
