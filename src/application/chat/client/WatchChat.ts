import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState, ChatUpdate } from './ChatState';
import type { ChatClosing } from './InaccessibleChats';

/** Follows the chat engine: what is known at once, then everything new. */
export class WatchChat {
  constructor(private readonly board: ChatState) {}

  execute(notify: (hostUpdate: ChatUpdate) => void): Unsubscribe {
    return this.board.subscribe(notify);
  }

  /** Undefined as long as nothing has closed the chat to this person. A report tells that it may have changed. */
  whyClosed(channelId: string): ChatClosing | undefined {
    return this.board.whyClosed(channelId);
  }

  /** The same of a chat that may not be listed any more. */
  whyGone(chatSessionId: string): ChatClosing | undefined {
    return this.board.whyGone(chatSessionId);
  }
}
