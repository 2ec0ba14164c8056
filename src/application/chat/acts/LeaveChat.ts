import type { Result } from '@/domain/kernel/Result';
import { actOnChat, type ActOnChatFailure, type ChatAddress } from './actOnChat';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatActGateway } from '../ports/ChatActGateway';

/** Takes the person out of the chat; the others go on. */
export class LeaveChat {
  constructor(
    private readonly gateway: Pick<ChatActGateway, 'leave'>,
    private readonly engine: ChatEngine,
  ) {}

  execute(target: ChatAddress): Promise<Result<void, ActOnChatFailure>> {
    return actOnChat(target, patientId => this.gateway.leave(patientId), this.engine);
  }
}
