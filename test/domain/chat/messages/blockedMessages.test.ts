import { blockedMessages } from '@/domain/chat/messages/blockedMessages';
import type { RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { anEntry } from '#test/support/builders/chat/anEntry';

describe('blockedMessages', () => {
  const waiting = (id: string) => anEntry({ id });
  const refused = (id: string, refusal: RefusalKind = 'invalid') => anEntry({ id, refusal });

  it.each([
    ['of an empty queue', [], []],
    ['while none was refused', [waiting('a'), waiting('b')], []],
    ['before a refused one', [waiting('a'), refused('b')], []],
    [
      'behind a refused one, even between two',
      [waiting('a'), refused('b'), waiting('c'), refused('d', 'notInChat'), waiting('e')],
      ['c', 'e'],
    ],
    ['behind an edit of a deleted message', [refused('a', 'deleted'), waiting('b')], []],
    ['behind another refusal after it', [refused('a', 'deleted'), waiting('b'), refused('c'), waiting('d')], ['d']],
  ])('returns the pending messages %s', (_, queue, expected) => {
    expect(blockedMessages(queue).map(({ id }) => id)).toEqual(expected);
  });
});
