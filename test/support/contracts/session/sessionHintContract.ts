import type { SessionHint } from '@/application/session/ports/SessionHint';

/** The contract of every SessionHint that remembers, including its fake. */
export function sessionHintContract(name: string, make: () => SessionHint): void {
  describe(`${name} keeps the SessionHint contract`, () => {
    it('is absent until it is left, and after it was removed', () => {
      const hint = make();
      expect(hint.present()).toBe(false);
      hint.leave();
      hint.leave();
      expect(hint.present()).toBe(true);
      hint.remove();
      hint.remove();
      expect(hint.present()).toBe(false);
    });
  });
}
