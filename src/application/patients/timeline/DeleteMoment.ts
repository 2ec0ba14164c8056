import { asSeen } from '@/domain/kernel/asSeen';
import { deletionReason } from '@/domain/patients/timeline/deletionReason.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { MomentActGateway } from '../ports/MomentActGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DeleteMomentCommand {
  readonly patientId: string;
  readonly momentId: string;
  /** Null hides what it says and leaves that it was there; otherwise deletion for good is asked for. */
  readonly forGood: { readonly reason: string } | null;
}

export type DeleteMomentFailure =
  | CallFailure
  | { readonly kind: 'reasonUnfit'; readonly fault: 'tooShort' | 'tooLong' };

/** Takes a moment out of sight, or asks for it to be deleted for good. Both may be repeated: nothing happens twice. */
export class DeleteMoment {
  constructor(private readonly gateway: Pick<MomentActGateway, 'softDelete' | 'requestHardDelete'>) {}

  async execute({ patientId, momentId, forGood }: DeleteMomentCommand): Promise<Result<void, DeleteMomentFailure>> {
    if (forGood === null) return this.gateway.softDelete(patientId, momentId);
    const fault = deletionReason(forGood);
    if (fault !== null) return fail({ kind: 'reasonUnfit', fault });
    return this.gateway.requestHardDelete(patientId, momentId, asSeen(forGood.reason).trim());
  }
}
