import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ReportError } from './ReportError';
import type { UnreadableItems } from './UnreadableItems';

/** A failure of the chat engine, in words without personal data. */
class ChatEngineError extends Error {
  override readonly name = 'ChatEngineError';

  constructor(readonly template: string) {
    super(template);
  }
}

/** The engine has crashed. Its own text is left out, because it may quote a user's text. */
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
        this.reportError.execute({ error: new ChatEngineError(hostUpdate.message), context: 'chat' });
      if (hostUpdate.type === 'unreadable') this.unreadable.record(hostUpdate.call, hostUpdate.items);
      if (hostUpdate.type === 'crashed')
        this.reportError.execute({ error: new ChatRuntimeException(), context: 'chat' });
    });
  }
}
