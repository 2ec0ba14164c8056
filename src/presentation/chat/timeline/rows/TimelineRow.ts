import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { type TimeId, millisecondsOfTimeId } from '@/domain/chat/messages/TimeId';
import { isSameDay } from '../../../kit/time/daysBetween';

/** One message with the properties that depend on its neighbours and on the reader. */
export interface TimelineRow {
  readonly message: ChatMessage;
  /** First message of its day, by the calendar of the reader. */
  readonly startsDay: boolean;
  /** First of a run of one author. */
  readonly startsRun: boolean;
  /** Everything from here on was unread when the chat was opened. */
  readonly startsUnread: boolean;
  /** Messages are missing above this one and are being fetched. */
  readonly startsGap: boolean;
  /** The target of a jump from a date, a search or an answer. */
  readonly isTarget: boolean;
}

/** Messages that are missing between others: they were sent after `after` and are being fetched. */
export interface TimelineGap {
  readonly after: TimeId;
  /** Loading failed and is retried after a pause. */
  readonly failing: boolean;
}

/** A run of one author ends after this many milliseconds of silence. */
const RUN_PAUSE_MS = 5 * 60_000;

/** The neighbours of a row that affect its look. */
interface Surroundings {
  /** The message above; undefined for the oldest that is loaded. */
  readonly before: ChatMessage | undefined;
  readonly gap: TimelineGap | undefined;
  /** The first message that was unread when the chat was opened. */
  readonly firstUnread: TimeId | undefined;
}

/** The parts of a message's row that depend on the rows around it. */
export function describeRow(
  message: ChatMessage,
  { before, gap, firstUnread }: Surroundings,
): Omit<TimelineRow, 'isTarget'> {
  const { timeId, uuid } = message;
  const startsDay = before === undefined || !sameDay(before.timeId, timeId);
  const startsUnread = firstUnread === timeId;
  const startsGap = gap !== undefined && timeId > gap.after && (before === undefined || before.timeId <= gap.after);
  const startsRun =
    startsDay || startsUnread || startsGap || before.uuid !== uuid || gapDuration(before, message) > RUN_PAUSE_MS;
  return { message, startsDay, startsUnread, startsGap, startsRun };
}

/** Milliseconds from one message to a later one. */
function gapDuration(before: { readonly timeId: TimeId }, after: { readonly timeId: TimeId }): number {
  return millisecondsOfTimeId(after.timeId) - millisecondsOfTimeId(before.timeId);
}

/** True if two messages are of one calendar day of the reader. */
export const sameDay = (one: TimeId, other: TimeId): boolean =>
  isSameDay(millisecondsOfTimeId(one), millisecondsOfTimeId(other));
