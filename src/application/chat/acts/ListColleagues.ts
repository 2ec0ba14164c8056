import type { Colleague } from '@/domain/chat/acts/Colleague';
import type { ReadList } from '@/domain/kernel/ReadList';
import { ok, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatActGateway } from '../ports/ChatActGateway';

/** The colleagues who can be invited into the chat with a patient, by name. */
export class ListColleagues {
  constructor(private readonly gateway: Pick<ChatActGateway, 'colleagues'>) {}

  async execute(patientId: string, purpose: 'invite' | 'handover'): Promise<Result<ReadList<Colleague>, ActFailure>> {
    const answer = await this.gateway.colleagues(patientId, purpose);
    if (!answer.ok) return answer;
    const { items, unreadable } = answer.value;
    return ok({ items: [...items].sort((a, b) => a.name.localeCompare(b.name, 'en-GB')), unreadable });
  }
}
