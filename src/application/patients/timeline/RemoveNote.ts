import type { Result } from '@/domain/kernel/Result';
import type { MomentActGateway } from '../ports/MomentActGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Takes an own note out of a patient's record; one that is gone already is no failure. */
export class RemoveNote {
  constructor(private readonly gateway: Pick<MomentActGateway, 'removeNote'>) {}

  execute(patientId: string, momentId: string): Promise<Result<void, CallFailure>> {
    return this.gateway.removeNote(patientId, momentId);
  }
}
