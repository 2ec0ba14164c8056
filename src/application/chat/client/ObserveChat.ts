import type { Stop } from '../../kernel/Stop';
import type { ChatBoard, ChatReport } from './ChatBoard';
import type { ChatClosing } from './ClosedChats';

/** Follows the chat engine: what is known at once, then everything new. */
export class ObserveChat {
  constructor(private readonly board: ChatBoard) {}

  execute(tell: (report: ChatReport) => void): Stop {
    return this.board.subscribe(tell);
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
