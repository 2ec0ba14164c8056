import { asSeen } from '@/domain/kernel/asSeen';
import { deletionReason } from '@/domain/patients/timeline/deletionReason.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { MomentActGateway } from '../ports/MomentActGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DeleteMomentCommand {
  readonly patientId: string;
  readonly momentId: string;
  /** Null hides the content but not the existence of the moment; otherwise permanent deletion is requested. */
  readonly forGood: { readonly reason: string } | null;
}

export type DeleteMomentFailure =
  | CallFailure
  | { readonly kind: 'reasonUnfit'; readonly fault: 'tooShort' | 'tooLong' };

/** Hides a moment, or requests its permanent deletion. Both are idempotent. */
export class DeleteMoment {
  constructor(private readonly gateway: Pick<MomentActGateway, 'softDelete' | 'requestHardDelete'>) {}

  async execute({ patientId, momentId, forGood }: DeleteMomentCommand): Promise<Result<void, DeleteMomentFailure>> {
    if (forGood === null) return this.gateway.softDelete(patientId, momentId);
    const fault = deletionReason(forGood);
    if (fault !== null) return fail({ kind: 'reasonUnfit', fault });
    return this.gateway.requestHardDelete(patientId, momentId, asSeen(forGood.reason).trim());
  }
}
