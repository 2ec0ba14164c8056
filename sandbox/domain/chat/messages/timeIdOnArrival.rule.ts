import { rule, says } from '@/domain/kernel/rule';
import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';

const TOLERANCE: TimeId = toTimeId(clockToleranceMs);

interface ArrivalInput {
  /** The time id that the sender chose. */
  readonly clientTs: TimeId;
  /** The server's time at arrival, in the same units. */
  readonly arrivedAt: TimeId;
  /** Time id of the previous message by the same author in the chat; absent if there is none. */
  readonly previous?: TimeId;
}

/**
 * Returns the time id that the server assigns to a message on arrival; if it is taken, the next free one is used.
 */
export const timeIdOnArrival = rule(
  {
    id: 'CR-TIME-01',
    statement:
      says`A message has server time. The time chosen by its sender is kept if it differs by at most ` +
      says`${clockToleranceMs / 1_000} seconds from the moment of arrival; otherwise the message is moved to ` +
      says`that moment. The confirmation contains both times. A message never precedes an earlier one by the ` +
      says`same author, unless that one is more than ${clockToleranceMs / 1_000} seconds ahead, as messages ` +
      says`stored by an older backend may be.`,
    source: 'DESIGN §5 row 19; D2 §4 Messages: "Messages are ordered by timeId."',
    hazards: ['HAZ-02', 'HAZ-05'],
  },
  ({ clientTs, arrivedAt, previous }: ArrivalInput): TimeId => {
    const isNear = clientTs >= arrivedAt - TOLERANCE && clientTs <= arrivedAt + TOLERANCE;
    const wanted = isNear ? clientTs : arrivedAt;
    const isInOrder = previous === undefined || previous < wanted || previous > arrivedAt + TOLERANCE;
    return isInOrder ? wanted : previous + 1n;
  },
);
