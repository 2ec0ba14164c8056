import { millisecondsOfTimeId, type TimeId } from '@/domain/chat/messages/TimeId';

/** Milliseconds from one message to a later one. */
export function gapDuration(before: { readonly timeId: TimeId }, after: { readonly timeId: TimeId }): number {
  return millisecondsOfTimeId(after.timeId) - millisecondsOfTimeId(before.timeId);
}
