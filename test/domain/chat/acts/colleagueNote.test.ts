import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { colleagueNote } from '@/domain/chat/acts/colleagueNote';

describe('colleagueNote', () => {
  it.each([
    [' Please help. ', 'Please help.'],
    ['', ''],
    ['\u2800\u200b\u3164', ''],
  ])('trims %j to %j', (message, value) => {
    expect(colleagueNote(message)).toEqual({ ok: true, value });
  });

  it('rejects a note longer than a message', () => {
    expect(colleagueNote('x'.repeat(MESSAGE_TEXT_LIMIT + 1)).ok).toBe(false);
  });
});
