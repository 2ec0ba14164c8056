import type { Colleague } from '@/domain/chat/acts/Colleague';
import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatActGateway } from '../ports/ChatActGateway';

/** Who can be asked into the chat with a patient, by name. */
export class ListColleagues {
  constructor(private readonly gateway: Pick<ChatActGateway, 'colleagues'>) {}

  async execute(patientId: string, purpose: 'invite' | 'handover'): Promise<Result<readonly Colleague[], ActFailure>> {
    const answer = await this.gateway.colleagues(patientId, purpose);
    return answer.ok
      ? { ok: true, value: [...answer.value].sort((a, b) => a.name.localeCompare(b.name, 'en-GB')) }
      : answer;
  }
}
