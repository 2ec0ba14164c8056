import type { Random } from '@/application/kernel/ports/Random';

/** The contract of every Random, including its fake. */
export function randomContract(name: string, make: () => Random): void {
  describe(`${name} keeps the Random contract`, () => {
    it('returns numbers from 0 to below 1, evenly distributed', () => {
      const random = make();
      const drawn = Array.from({ length: 8_000 }, () => random.unit());
      expect(drawn.every(value => value >= 0 && value < 1)).toBe(true);
      for (let eighth = 0; eighth < 8; eighth += 1) {
        const count = drawn.filter(value => Math.floor(value * 8) === eighth).length;
        // Ten standard deviations: a correct one fails less often than tests will ever run.
        expect(Math.abs(count - 1_000)).toBeLessThan(300);
      }
    });

    it('returns the requested number of bytes, of all values and different each time', () => {
      const random = make();
      expect([random.bytes(0).length, random.bytes(32).length]).toEqual([0, 32]);
      expect(new Set(random.bytes(8_192)).size).toBe(256);
      expect(random.bytes(32)).not.toEqual(random.bytes(32));
    });
  });
}
