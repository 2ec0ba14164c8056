import { rule } from '../../kernel/rule';
import type { ReadPoint } from './ReadPoint';
import type { TimeId } from './TimeId';

interface ReadByMarkInput {
  readonly message: {
    readonly timeId: TimeId;
    /** Server order in which it arrived. */
    readonly seq: TimeId;
  };
  /** The reader's read mark; absent while they have read nothing. */
  readonly mark?: ReadPoint;
}

/** Whether a read mark covers a message. */
export const readByMark = rule(
  {
    id: 'CR-READ-02',
    statement:
      'A read mark names the newest message read in order of arrival and covers what arrived up to it. ' +
      'The time of a message makes no difference: one that comes from a device whose clock is behind is not covered ' +
      'because its time is old, and one dated years ahead does not cover what arrives after it. ' +
      'A mark whose place in that order is not known covers what has neither a later time than the message it names ' +
      'nor arrived after it was set.',
    source: 'DESIGN §5 row 19',
    hazards: ['HAZ-05', 'HAZ-06'],
  },
  ({ message: { timeId, seq }, mark }: ReadByMarkInput): boolean => {
    if (mark === undefined) return false;
    return mark.upTo === undefined ? timeId <= mark.timeId && seq <= mark.seq : seq <= mark.upTo;
  },
);
