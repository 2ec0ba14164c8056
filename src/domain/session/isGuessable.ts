/** Fewer tries than this are within reach of whoever guesses online: common passwords, keyboard rows, repetitions, the person's own name. */
export const PASSWORD_GUESSES_MINIMUM = 100_000_000;

/** `guesses`: how many tries an estimator gives whoever knows the common passwords. */
export function isGuessable(guesses: number): boolean {
  return guesses < PASSWORD_GUESSES_MINIMUM;
}

/** What the person is called: a password made of it is easy to guess. */
export function wordsOfEmail(email: string): readonly string[] {
  return [email, ...email.split(/[@._+-]/u)].filter(word => word.length > 2);
}
