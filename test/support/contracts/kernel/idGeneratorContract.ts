import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';

/** The contract of every IdGenerator, including its fake. */
export function idGeneratorContract(name: string, make: () => IdGenerator): void {
  describe(`${name} keeps the IdGenerator contract`, () => {
    it('never returns an id twice', () => {
      const ids = make();
      const made = Array.from({ length: 1_000 }, () => ids.next());
      expect(made).not.toContain('');
      expect(new Set(made).size).toBe(made.length);
    });
  });
}
