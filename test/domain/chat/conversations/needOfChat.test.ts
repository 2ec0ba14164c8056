import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { toTimeId } from '@/domain/chat/messages/TimeId';

const since = toTimeId(5_000);
const request = { emergency: true, requestedAt: 3_000, couldNotRead: [] };

describe('the need of a chat', () => {
  it.each([
    ['no one waits', {}, { emergency: false, since: null, atLeast: false }],
    ['a patient waits', { waiting: { since, atLeast: false } }, { emergency: false, since: 5_000, atLeast: false }],
    [
      'a patient waits at least this long',
      { waiting: { since, atLeast: true } },
      { emergency: false, since: 5_000, atLeast: true },
    ],
    [
      'a patient waits for an unknown time',
      { waiting: { since: null, atLeast: true } },
      { emergency: false, since: 'unknown', atLeast: false },
    ],
    [
      'the request is older than the message',
      { waiting: { since, atLeast: false }, acceptedRequest: request },
      { emergency: true, since: 3_000, atLeast: false },
    ],
  ])('is known when %s', (_, session, expected) => {
    expect(needOfChat(session)).toEqual(expected);
  });
});
