/** Says how easily a password is guessed. */
export interface PasswordEstimator {
  /** Tries that a guesser needs who knows common passwords and `about`; undefined where that cannot be told now. */
  guesses(password: string, about: readonly string[]): Promise<number | undefined>;
}
