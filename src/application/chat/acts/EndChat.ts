import type { Result } from '@/domain/kernel/Result';
import { actOnChat, type ActOnChatFailure, type ChatAddress } from './actOnChat';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatActGateway } from '../ports/ChatActGateway';

/** Ends the chat for everybody in it. */
export class EndChat {
  constructor(
    private readonly gateway: Pick<ChatActGateway, 'end'>,
    private readonly engine: ChatEngine,
  ) {}

  execute(target: ChatAddress): Promise<Result<void, ActOnChatFailure>> {
    return actOnChat(target, patientId => this.gateway.end(patientId), this.engine);
  }
}
