import { ok, type Result } from '@/domain/kernel/Result';
import { actOnChat, type ActOnChatFailure, type ChatAddress } from './actOnChat';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatActGateway } from '../ports/ChatActGateway';

/** Removes the user from the chat; the others stay. */
export class LeaveChat {
  constructor(
    private readonly gateway: Pick<ChatActGateway, 'leave'>,
    private readonly engine: ChatEngine,
  ) {}

  execute(target: ChatAddress): Promise<Result<void, ActOnChatFailure>> {
    return actOnChat(target, patientId => this.leave(patientId), this.engine);
  }

  /** The user may already have left by an earlier attempt of the browser to send the same call. */
  private async leave(patientId: string): Promise<Result<void, ActFailure>> {
    const answer = await this.gateway.leave(patientId);
    return !answer.ok && answer.failure.kind === 'notInChat' ? ok(undefined) : answer;
  }
}
