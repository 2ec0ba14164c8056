import { reloadChats } from '../client/ChatCommands';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatSummaryGateway } from '../ports/ChatSummaryGateway';

/** Logged only (D2 §8): whoever looks is told that the conversation is not among theirs. */
class ChatSummaryNotFound extends Error {
  override readonly name = 'CHAT_SUMMARY_NOT_FOUND';
}

/**
 * Looks for a V2 chat that was asked for and is not listed. Where it exists, the list is behind and is asked for anew.
 */
export class FindChat {
  constructor(
    private readonly gateway: ChatSummaryGateway,
    private readonly engine: ChatEngine,
    private readonly log: (error: Error) => void,
  ) {}

  /** Whether there is such a chat; undefined where that could not be found out. */
  async execute(chatSessionId: string): Promise<boolean | undefined> {
    const found = await this.gateway.patientOf(chatSessionId);
    if (found.ok) reloadChats(this.engine);
    else if (found.failure.kind === 'notFound') this.log(new ChatSummaryNotFound());
    if (found.ok) return true;
    return found.failure.kind === 'notFound' ? false : undefined;
  }
}
