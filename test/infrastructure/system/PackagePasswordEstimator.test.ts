import { isGuessable, wordsOfEmail } from '@/domain/session/guessablePassword';
import { loadZxcvbn, PackagePasswordEstimator } from '@/infrastructure/system/PackagePasswordEstimator';

describe('PackagePasswordEstimator', () => {
  const estimator = new PackagePasswordEstimator(loadZxcvbn);
  const about = wordsOfEmail('benedict.okafor@staff.example');

  it.each([
    ['passwordpassword', true],
    ['Password123!', true],
    ['qwertyuiop12', true],
    ['123456789012', true],
    ['iloveyou1234', true],
    ['benedictokafor', true],
    ['a long walk in the rain', false],
    ['Correct-horse-battery-9', false],
    ['  Ünïcödé and 🐢 spaces  ', false],
  ])('finds "%s" easy to guess: %s', async (password, guessable) => {
    expect(isGuessable((await estimator.guesses(password, about)) ?? NaN)).toBe(guessable);
  });

  it('tells nothing where the estimator cannot be downloaded', async () => {
    const missing = new PackagePasswordEstimator(() => Promise.reject(new Error('offline')));
    expect(await missing.guesses('passwordpassword', [])).toBeUndefined();
  });
});
