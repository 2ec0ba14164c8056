import { rule } from '../../kernel/rule';
import type { ReadPoint } from './ReadPoint';
import type { TimeId } from './TimeId';

interface MarkedMessage {
  readonly message: {
    readonly timeId: TimeId;
    /** Server order of arrival. */
    readonly seq: TimeId;
  };
  /** The reader's read mark; absent if they have read nothing. */
  readonly mark?: ReadPoint;
}

/** True if a read mark covers the message. */
export const isReadByMark = rule(
  {
    id: 'CR-READ-02',
    statement:
      'A read mark names the newest message read in order of arrival and covers every message that arrived up to ' +
      'it. The time of a message makes no difference: a message from a device with a slow clock is not covered ' +
      'because its time is old, and a message dated years ahead does not cover later arrivals. A mark with an ' +
      'unknown place in that order covers a message that is no later than the one it names and arrived before the ' +
      'mark was set.',
    source: 'DESIGN §5 row 19',
    hazards: ['HAZ-05', 'HAZ-06'],
  },
  ({ message: { timeId, seq }, mark }: MarkedMessage): boolean => {
    if (mark === undefined) return false;
    return mark.upTo === undefined ? timeId <= mark.timeId && seq <= mark.seq : seq <= mark.upTo;
  },
);
