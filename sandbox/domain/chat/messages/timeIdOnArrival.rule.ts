import { rule, says } from '@/domain/kernel/rule';
import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';

const TOLERANCE: TimeId = toTimeId(clockToleranceMs);

interface ArrivalInput {
  /** The time id that the sender chose. */
  readonly clientTs: TimeId;
  /** The server's time at the arrival, in the same units. */
  readonly arrivedAt: TimeId;
  /** Time id of the message of the same author and chat that arrived before; absent where there is none. */
  readonly previous?: TimeId;
}

/**
 * The time id that the server wants for a message that arrives; where it is taken already, the next free one follows.
 */
export const timeIdOnArrival = rule(
  {
    id: 'CR-TIME-01',
    statement:
      says`A message has server time. The time that its sender chose stands where it is at most ` +
      says`${clockToleranceMs / 1_000} seconds from the moment of arrival; ` +
      says`otherwise the message is moved to that moment. The confirmation tells both. ` +
      says`Nobody's message stands before one that the same author sent before it, unless that one lies more than ` +
      says`${clockToleranceMs / 1_000} seconds ahead, as messages stored by an older backend may.`,
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
