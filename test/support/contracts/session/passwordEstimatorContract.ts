import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import { isGuessable, wordsOfEmail } from '@/domain/session/password/isGuessable';

/** The contract of every PasswordEstimator, including its fake. */
export function passwordEstimatorContract(
  name: string,
  make: () => { readonly estimator: PasswordEstimator; readonly unreachable: PasswordEstimator },
): void {
  describe(`${name} keeps the PasswordEstimator contract`, () => {
    const about = wordsOfEmail('benedict.okafor@staff.example');

    it.each([
      ['passwordpassword', true],
      ['benedict.okafor@staff.example', true],
      ['a long walk in the rain', false],
      ['Correct-horse-battery-9', false],
      ['  Ünïcödé and 🐢 spaces  ', false],
    ])('finds "%s" easy to guess: %s', async (password, guessable) => {
      expect(isGuessable((await make().estimator.guesses(password, about)) ?? NaN)).toBe(guessable);
    });

    it.each(['aB3$', 'a long walk in the rain, and then '])(
      'answers for the longest password as for any other: %s',
      async part => {
        const { estimator } = make();
        await estimator.guesses('first', about);
        const asked = performance.now();
        expect(await estimator.guesses(part.repeat(4_096 / part.length), about)).toBeGreaterThan(0);
        expect(performance.now() - asked).toBeLessThan(2_000);
      },
    );

    it('returns undefined when it cannot be loaded', async () => {
      expect(await make().unreachable.guesses('passwordpassword', [])).toBeUndefined();
    });
  });
}
