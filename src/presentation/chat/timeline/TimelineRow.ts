import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';

/** One message with what depends on its neighbours and on the reader. */
export interface TimelineRow {
  readonly message: ChatMessage;
  /** First message of its day on this device. */
  readonly startsDay: boolean;
  /** First of a run of one author. */
  readonly startsRun: boolean;
  /** Everything from here on was unread when the chat was opened. */
  readonly startsUnread: boolean;
  /** Messages are missing above this one and are being fetched. */
  readonly startsGap: boolean;
  /** It was gone to, from a date, a search or an answer. */
  readonly isTarget: boolean;
}
