import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { toTimeId } from '@/domain/chat/messages/TimeId';

const since = toTimeId(5_000);
const request = { emergency: true, requestedAt: 3_000, couldNotRead: [] };

describe('the need of a chat', () => {
  it.each([
    ['nobody waits', {}, { emergency: false, since: null, atLeast: false }],
    ['somebody waits', { waiting: { since, atLeast: false } }, { emergency: false, since: 5_000, atLeast: false }],
    [
      'somebody waits for at least so long',
      { waiting: { since, atLeast: true } },
      { emergency: false, since: 5_000, atLeast: true },
    ],
    [
      'nobody knows since when somebody waits',
      { waiting: { since: null, atLeast: true } },
      { emergency: false, since: 'unknown', atLeast: false },
    ],
    [
      'the request came before the message',
      { waiting: { since, atLeast: false }, acceptedRequest: request },
      { emergency: true, since: 3_000, atLeast: false },
    ],
  ])('is known where %s', (_, session, expected) => {
    expect(needOfChat(session)).toEqual(expected);
  });
});
