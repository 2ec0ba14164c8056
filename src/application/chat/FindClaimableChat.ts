import type { ClaimableChat } from '@/domain/chat/ClaimableChat';
import { fail, type Result } from '@/domain/shared/Result';
import type { ChatActGateway, LookUpFailure } from './ports/ChatActGateway';

export type FindFailure = LookUpFailure | { readonly kind: 'nobodyNamed' };

/** Shows who leads a patient's chat before anybody takes it over. */
export class FindClaimableChat {
  constructor(private readonly gateway: Pick<ChatActGateway, 'find'>) {}

  async execute(patientIdOrEmail: string): Promise<Result<ClaimableChat, FindFailure>> {
    const named = patientIdOrEmail.trim();
    return named === '' ? fail({ kind: 'nobodyNamed' }) : this.gateway.find(named);
  }
}
