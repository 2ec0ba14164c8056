import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import { guessesOf } from '@/domain/session/password/isGuessable';

/** What is needed of an estimator. */
export type EstimateGuesses = (password: string, about: (string | number)[]) => { readonly guesses: number };

/** Uses whichever estimator it is given, downloaded with the first password. */
export class ZxcvbnPasswordEstimator implements PasswordEstimator {
  constructor(private readonly load: () => Promise<EstimateGuesses>) {}

  async guesses(password: string, about: readonly string[]): Promise<number | undefined> {
    const estimate = await this.load().catch(() => undefined);
    return estimate && guessesOf(password, part => estimate(part, [...about]).guesses);
  }
}
