import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { Clock } from '../../kernel/ports/Clock';
import type { PatientGateway } from '../ports/PatientGateway';

export class SharePatientData {
  constructor(
    private readonly gateway: Pick<PatientGateway, 'shareData'>,
    /** Server time. */
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Returns false if the colleague already had access. A browser may repeat the call after a lost answer, so data
   * shared since the first call count as new.
   */
  async execute(patientId: string, therapistId: string): Promise<Result<boolean, CallFailure>> {
    const since = this.clock.now() - clockToleranceMs;
    const shared = await this.gateway.shareData(patientId, therapistId);
    return shared.ok ? ok(shared.value.isNew || shared.value.sharedAt >= since) : shared;
  }
}
