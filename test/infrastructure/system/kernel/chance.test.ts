import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';

describe('CryptoRandom', () => {
  it('draws from 0 to just below 1', () => {
    const draws = Array.from({ length: 2_000 }, () => new CryptoRandom().unit());
    expect(draws.every(draw => draw >= 0 && draw < 1)).toBe(true);
    expect(new Set(draws).size).toBeGreaterThan(1_990);
  });

  it('returns as many bytes as requested', () => {
    expect(new CryptoRandom().bytes(20)).toHaveLength(20);
    expect([...new CryptoRandom().bytes(20)]).not.toEqual([...new CryptoRandom().bytes(20)]);
  });
});

describe('UuidIdGenerator', () => {
  it('makes different UUIDs of version 4', () => {
    const ids = Array.from({ length: 200 }, () => new UuidIdGenerator(new CryptoRandom()).next());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  });

  it('uses every bit that the version does not fix', () => {
    const ids = new UuidIdGenerator({ unit: () => 0, bytes: length => new Uint8Array(length).fill(0xff) });
    expect(ids.next()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
