import { says } from '@/domain/kernel/rule';

describe('says', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_000_000, '1,000,000'],
    [0.5, '0.5'],
    ['32768', '32768'],
  ])('writes %p as %s', (value, written) => {
    expect(says`at most ${value} of them`).toBe(`at most ${written} of them`);
  });

  it('puts each value in its place', () => {
    expect(says`${1} to ${2}, ${'a'}`).toBe('1 to 2, a');
  });

  it('leaves a statement without values as it is', () => {
    expect(says`Nothing is lost.`).toBe('Nothing is lost.');
  });
});
