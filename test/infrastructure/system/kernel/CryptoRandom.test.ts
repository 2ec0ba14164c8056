import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';

describe('CryptoRandom', () => {
  it('draws from 0 to just below 1', () => {
    const draws = Array.from({ length: 2_000 }, () => new CryptoRandom().unit());
    expect(draws.every(draw => draw >= 0 && draw < 1)).toBe(true);
    expect(new Set(draws).size).toBeGreaterThan(1_990);
  });

  it('gives as many bytes as asked for', () => {
    expect(new CryptoRandom().bytes(20)).toHaveLength(20);
    expect([...new CryptoRandom().bytes(20)]).not.toEqual([...new CryptoRandom().bytes(20)]);
  });
});
