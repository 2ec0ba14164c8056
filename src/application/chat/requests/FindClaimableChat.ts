import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import { identifyPatient } from '@/domain/chat/requests/identifyPatient';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ChatActGateway, LookUpFailure } from '../ports/ChatActGateway';

export type FindFailure = LookUpFailure | { readonly kind: 'noPatientNamed' };

/** Finds the lead of a patient's chat before the chat is claimed. */
export class FindClaimableChat {
  constructor(private readonly gateway: Pick<ChatActGateway, 'find'>) {}

  async execute(patientIdOrEmail: string): Promise<Result<ClaimableChat, FindFailure>> {
    const named = identifyPatient(patientIdOrEmail);
    if (named.ok) return this.gateway.find(named.value);
    return fail({ kind: named.failure.kind === 'notAnId' ? 'noChat' : 'noPatientNamed' });
  }
}
