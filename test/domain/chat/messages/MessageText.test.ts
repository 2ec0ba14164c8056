import { MESSAGE_TEXT_LIMIT, parseMessageText } from '@/domain/chat/messages/MessageText';

describe('parseMessageText', () => {
  it.each(['', ' ', '\n\t ', '\u00a0'])('rejects only white space: %j', draft => {
    expect(parseMessageText(draft)).toEqual({ ok: false, failure: { kind: 'empty' } });
  });

  it.each([
    ['zero-width space', '\u200b'],
    ['zero-width non-joiner', '\u200c'],
    ['zero-width joiner', '\u200d'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
    ['direction marks', '\u200e\u200f\u061c'],
    ['direction embeddings and isolates', '\u202a\u202c\u2066\u2069'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['empty Braille pattern', '\u2800'],
    ['Mongolian vowel separator', '\u180e'],
    ['combining grapheme joiner', '\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0067}\u{e007f}'],
    ['control characters', '\u0000\u007f\u0085'],
    ['several of them between spaces', ' \u200b\n\u3164 \u2800'],
  ])('rejects text without visible characters: %s', (_, draft) => {
    expect(parseMessageText(draft)).toEqual({ ok: false, failure: { kind: 'empty' } });
  });

  it.each([
    ['an emoji with joiners', '👩\u200d👩\u200d👧'],
    ['an emoji with a variation selector', '❤\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['Persian with a non-joiner', 'می\u200cخواهم'],
    ['Korean', '안녕하세요'],
    ['Braille', '\u2813\u2800\u2811'],
    ['Arabic behind a direction mark', '\u200fمرحبا'],
    ['a word with a soft hyphen', 'Wieder\u00adsehen'],
    ['one full stop', '.'],
  ])('accepts %s unchanged', (_, draft) => {
    expect(parseMessageText(draft)).toEqual({ ok: true, value: draft });
  });

  it('accepts text unchanged, including white space', () => {
    expect(parseMessageText('  How are you?\n')).toEqual({ ok: true, value: '  How are you?\n' });
  });

  it('accepts the longest message and rejects one character more', () => {
    expect(parseMessageText('a'.repeat(MESSAGE_TEXT_LIMIT)).ok).toBe(true);
    const length = MESSAGE_TEXT_LIMIT + 1;
    expect(parseMessageText('a'.repeat(length))).toEqual({
      ok: false,
      failure: { kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT, length },
    });
  });
});
