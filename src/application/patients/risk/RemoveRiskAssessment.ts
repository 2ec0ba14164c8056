import { ok, type Result } from '@/domain/kernel/Result';
import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { AssessmentChangeFailure, RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../../kernel/ports/Versioned';

/**
 * Removes a risk assessment from the record, in the version seen by the user. It is not a failure if it is already
 * gone.
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
