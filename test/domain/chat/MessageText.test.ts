import { MESSAGE_TEXT_LIMIT, parseMessageText } from '@/domain/chat/MessageText';

describe('parseMessageText', () => {
  it.each(['', ' ', '\n\t ', '\u00a0'])('refuses white space only: %j', draft => {
    expect(parseMessageText(draft)).toEqual({ ok: false, failure: { kind: 'empty' } });
  });

  it('takes what was typed as it is, white space included', () => {
    expect(parseMessageText('  How are you?\n')).toEqual({ ok: true, value: '  How are you?\n' });
  });

  it('takes the longest message and refuses one character more', () => {
    expect(parseMessageText('a'.repeat(MESSAGE_TEXT_LIMIT)).ok).toBe(true);
    const length = MESSAGE_TEXT_LIMIT + 1;
    expect(parseMessageText('a'.repeat(length))).toEqual({ ok: false, failure: { kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT, length } });
  });
});
