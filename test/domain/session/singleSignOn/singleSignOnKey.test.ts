import { singleSignOnKey } from '@/domain/session/singleSignOn/singleSignOnKey';

describe('singleSignOnKey', () => {
  it('encodes ten bytes as ten characters', () => {
    expect(singleSignOnKey([0, 1, 25, 26, 51, 52, 61, 62, 63, 64])).toBe('ABZaz09-_A');
  });

  it('uses every symbol for the same number of bytes', () => {
    const counts = new Map<string, number>();
    for (const symbol of singleSignOnKey(Array.from({ length: 256 }, (_, byte) => byte)))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    expect(counts.size).toBe(64);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });
});
