import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { type TimeId, millisecondsOfTimeId } from '@/domain/chat/messages/TimeId';

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

/** Messages that are missing between others: they were sent after `after` and are being fetched. */
export interface TimelineGap {
  readonly after: TimeId;
  /** Fetching failed and is tried again after a pause. */
  readonly failing: boolean;
}

/** Milliseconds from one message to a later one. */
export function gapDuration(before: { readonly timeId: TimeId }, after: { readonly timeId: TimeId }): number {
  return millisecondsOfTimeId(after.timeId) - millisecondsOfTimeId(before.timeId);
}

/** Whether two moments are on one calendar day of this device. */
export function sameDay(one: TimeId, other: TimeId): boolean {
  const a = new Date(millisecondsOfTimeId(one));
  const b = new Date(millisecondsOfTimeId(other));
  return a.getDate() === b.getDate() && a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
}
