import { reloadChats } from '../page/ChatCommands';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatSummaryGateway } from '../ports/ChatSummaryGateway';

/** Logged only (D2 §8): the user learns that the conversation is not theirs. */
class ChatSummaryNotFound extends Error {
  override readonly name = 'CHAT_SUMMARY_NOT_FOUND';
}

/** Looks up a V2 chat that is not listed. If it exists, the list is outdated and is reloaded. */
export class FindChat {
  constructor(
    private readonly gateway: ChatSummaryGateway,
    private readonly engine: ChatEngine,
    private readonly log: (error: Error) => void,
  ) {}

  /** Returns whether the chat exists; undefined if unknown. */
  async execute(chatSessionId: string): Promise<boolean | undefined> {
    const found = await this.gateway.patientOf(chatSessionId);
    if (found.ok) reloadChats(this.engine);
    else if (found.failure.kind === 'notFound') this.log(new ChatSummaryNotFound());
    if (found.ok) return true;
    return found.failure.kind === 'notFound' ? false : undefined;
  }
}
