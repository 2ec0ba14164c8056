import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { EligibleTherapist, PatientGateway } from '../ports/PatientGateway';

/** Lets a colleague read what is kept of a patient. */
export class SharePatientData {
  constructor(private readonly gateway: Pick<PatientGateway, 'eligibleToShare' | 'shareData'>) {}

  /** Colleagues with whom it can be shared. */
  eligible(patientId: string): Promise<Result<ReadList<EligibleTherapist>, CallFailure>> {
    return this.gateway.eligibleToShare(patientId);
  }

  /** False where the colleague could read it already. */
  execute(patientId: string, therapistId: string): Promise<Result<boolean, CallFailure>> {
    return this.gateway.shareData(patientId, therapistId);
  }
}
