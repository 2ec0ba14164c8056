import { fail, ok, type Result } from '@/domain/kernel/Result';
import { actOnChat, type ActOnChatFailure, type ChatAddress } from './actOnChat';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatActGateway } from '../ports/ChatActGateway';

export class EndChat {
  constructor(
    private readonly gateway: Pick<ChatActGateway, 'end' | 'find'>,
    private readonly engine: ChatEngine,
  ) {}

  execute(target: ChatAddress): Promise<Result<void, ActOnChatFailure>> {
    return actOnChat(target, patientId => this.end(patientId), this.engine);
  }

  /** The chat may have been ended by an earlier attempt of the browser to send the same call. */
  private async end(patientId: string): Promise<Result<void, ActFailure>> {
    const answer = await this.gateway.end(patientId);
    if (answer.ok || answer.failure.kind !== 'notInChat') return answer;
    const found = await this.gateway.find(patientId);
    if (found.ok) return answer;
    if (found.failure.kind === 'noChat') return ok(undefined);
    return found.failure.kind === 'unreachable' ? fail(found.failure) : answer;
  }
}
