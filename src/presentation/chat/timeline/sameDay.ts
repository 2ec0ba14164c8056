import { millisecondsOfTimeId, type TimeId } from '@/domain/chat/messages/TimeId';

/** Whether two moments are on one calendar day of this device. */
export function sameDay(one: TimeId, other: TimeId): boolean {
  const a = new Date(millisecondsOfTimeId(one));
  const b = new Date(millisecondsOfTimeId(other));
  return a.getDate() === b.getDate() && a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
}
