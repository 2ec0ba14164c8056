import { reviveCase } from '#scripts/rules/reviveCase';

describe('reviveCase', () => {
  it('reads text that ends in n as a big integer, at any depth', () => {
    expect(reviveCase({ ids: ['17723574000000000n', '-5n'], at: { timeId: '0n' } })).toEqual({
      ids: [17723574000000000n, -5n],
      at: { timeId: 0n },
    });
  });

  it('returns every other value unchanged', () => {
    const plain = { text: 'seven n', word: 'n', count: 7, none: null, on: true, list: [] };
    expect(reviveCase(plain)).toEqual(plain);
  });
});
