import { reloadChats } from '../page/ChatCommands';
import type { Result } from '@/domain/kernel/Result';
import type { ChatEngine } from '../ports/ChatEngine';
import type { AcceptedChat, AcceptFailure, ChatRequestGateway } from '../ports/ChatRequestGateway';

/** Accepts a request, once per click. The user learns the outcome; nothing is retried automatically. */
export class AcceptChatRequest {
  private readonly underWay = new Map<string, Promise<Result<AcceptedChat, AcceptFailure>>>();

  constructor(
    private readonly gateway: ChatRequestGateway,
    private readonly engine: ChatEngine,
  ) {}

  execute(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>> {
    const before = this.underWay.get(requestId);
    if (before !== undefined) return before;
    const accepting = this.accept(requestId).finally(() => this.underWay.delete(requestId));
    this.underWay.set(requestId, accepting);
    return accepting;
  }

  private async accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>> {
    const answer = await this.gateway.accept(requestId);
    if (answer.ok) reloadChats(this.engine);
    return answer;
  }
}
