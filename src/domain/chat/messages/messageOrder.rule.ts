import { ascending } from '../../kernel/ascending';
import { rule } from '../../kernel/rule';
import type { TimeId } from './TimeId';

/** Time ids in the order of their messages, each once. */
export const messageOrder = rule(
  {
    id: 'CR-MSG-09',
    statement:
      'The messages of a chat stand in the order of their time ids, the oldest first, compared as whole numbers of ' +
      '100 ns; in which order they arrived, were stored or were written on a device whose clock is wrong makes no ' +
      'difference. One time id is one message, however often and in whatever form it is known.',
    source: 'D2 §4 Messages: "Messages are ordered by timeId."',
    hazards: ['HAZ-02'],
  },
  ({ timeIds }: { readonly timeIds: readonly TimeId[] }): readonly TimeId[] => [...new Set(timeIds)].sort(ascending),
);
