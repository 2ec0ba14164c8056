import { isBlank } from '@/domain/kernel/isBlank';

describe('isBlank', () => {
  it.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\u2800', '\u200e\u202e', '\u2800 \u200b', '\ufeff', '\u3164'])(
    'is true for %j',
    text => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', '\u200ba', '—', '🙂', '٣', '0'])('is false for %j', text => {
    expect(isBlank(text)).toBe(false);
  });
});
