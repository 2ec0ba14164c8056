/** Says how easily a password is guessed. */
export interface PasswordEstimator {
  /** Attempts that a guesser needs who knows common passwords and `about`; undefined where that is unknown now. */
  guesses(password: string, about: readonly string[]): Promise<number | undefined>;
}
