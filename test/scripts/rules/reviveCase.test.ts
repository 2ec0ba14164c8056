import { reviveCase } from '#scripts/rules/reviveCase';

describe('reviveCase', () => {
  it('reads text that ends in n as a big integer, however deep it is nested', () => {
    expect(reviveCase({ ids: ['17723574000000000n', '-5n'], at: { timeId: '0n' } })).toEqual({
      ids: [17723574000000000n, -5n],
      at: { timeId: 0n },
    });
  });

  it('leaves every other value as it is', () => {
    const plain = { text: 'seven n', word: 'n', count: 7, none: null, on: true, list: [] };
    expect(reviveCase(plain)).toEqual(plain);
  });
});
