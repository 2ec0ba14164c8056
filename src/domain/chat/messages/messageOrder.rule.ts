import { ascending } from '../../kernel/ascending';
import { rule } from '../../kernel/rule';
import type { TimeId } from './TimeId';

/** Sorts time ids into the order of their messages, without duplicates. */
export const messageOrder = rule(
  {
    id: 'CR-MSG-09',
    statement:
      'The messages of a chat are shown in the order of their time ids, oldest first, compared as whole numbers ' +
      'of 100 ns. The order in which they arrived, were stored or were written on a device with a wrong clock ' +
      'makes no difference. One time id is one message, however often and in whatever form it is known.',
    source: 'D2 §4 Messages: "Messages are ordered by timeId."',
    hazards: ['HAZ-02'],
  },
  ({ timeIds }: { readonly timeIds: readonly TimeId[] }): readonly TimeId[] => [...new Set(timeIds)].sort(ascending),
);
