/** Estimates the strength of a password. */
export interface PasswordEstimator {
  /** Attempts of a guesser who knows common passwords and `about`; undefined if unavailable. */
  guesses(password: string, about: readonly string[]): Promise<number | undefined>;
}
