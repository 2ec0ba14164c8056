import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import { guessesOf, wordsOfProduct } from '@/domain/session/password/isGuessable';

/** The part of an estimator that is used here. */
export type EstimateGuesses = (password: string, about: (string | number)[]) => { readonly guesses: number };

/** Uses whichever estimator it is given, downloaded with the first password. */
export class ZxcvbnPasswordEstimator implements PasswordEstimator {
  /** `product`: what the product is called. A guesser knows that too. */
  constructor(
    private readonly load: () => Promise<EstimateGuesses>,
    private readonly product: string,
  ) {}

  async guesses(password: string, about: readonly string[]): Promise<number | undefined> {
    const estimate = await this.load().catch(() => undefined);
    const known = [...about, ...wordsOfProduct(this.product)];
    return estimate && guessesOf(password, part => estimate(part, known).guesses);
  }
}
