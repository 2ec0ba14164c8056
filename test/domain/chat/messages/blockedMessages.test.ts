import { blockedMessages } from '@/domain/chat/messages/blockedMessages';
import type { RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { anEntry } from '#test/support/builders/chat/anEntry';

describe('blockedMessages', () => {
  const waiting = (id: string) => anEntry({ id });
  const refused = (id: string, refusal: RefusalKind = 'invalid') => anEntry({ id, refusal });

  it.each([
    ['of an empty line', [], []],
    ['while nothing was refused', [waiting('a'), waiting('b')], []],
    ['before what was refused', [waiting('a'), refused('b')], []],
    [
      'behind it, however often',
      [waiting('a'), refused('b'), waiting('c'), refused('d', 'notInChat'), waiting('e')],
      ['c', 'e'],
    ],
    ['behind a change of a message that was deleted', [refused('a', 'deleted'), waiting('b')], []],
    ['behind another refusal after it', [refused('a', 'deleted'), waiting('b'), refused('c'), waiting('d')], ['d']],
  ])('returns what waits %s', (_, queue, expected) => {
    expect(blockedMessages(queue).map(({ id }) => id)).toEqual(expected);
  });
});
