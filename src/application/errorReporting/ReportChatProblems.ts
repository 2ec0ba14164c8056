import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ReportError } from './ReportError';
import type { UnreadableItems } from './UnreadableItems';

/** What the chat engine could not do, in words that hold nothing of a person. */
class ChatProblem extends Error {
  override readonly name = 'ChatProblem';

  constructor(readonly template: string) {
    super(template);
  }
}

/** The engine has crashed. Its own text is left out, because it may quote what a person wrote. */
class ChatRuntimeException extends Error {
  override readonly name = 'GOCORE_RUNTIME_EXCEPTION';
}

/** Reports problems inside the chat engine to support, because no error reaches the page. */
export class ReportChatProblems {
  constructor(
    private readonly engine: ChatEngine,
    private readonly reportError: ReportError,
    private readonly unreadable: UnreadableItems,
  ) {}

  execute(): Unsubscribe {
    return this.engine.listen(hostUpdate => {
      if (hostUpdate.type === 'problem')
        this.reportError.execute({ error: new ChatProblem(hostUpdate.message), context: 'chat' });
      if (hostUpdate.type === 'unreadable') this.unreadable.record(hostUpdate.call, hostUpdate.items);
      if (hostUpdate.type === 'crashed')
        this.reportError.execute({ error: new ChatRuntimeException(), context: 'chat' });
    });
  }
}
