/**
 * Fewer tries than this are within reach of an attacker who guesses online: common passwords, keyboard rows,
 * repetitions, the person's own name.
 */
export const PASSWORD_GUESSES_MINIMUM = 100_000_000;

/** `guesses`: how many tries an estimator expects of an attacker who knows the common passwords. */
export function isGuessable(guesses: number): boolean {
  return guesses < PASSWORD_GUESSES_MINIMUM;
}

/** What the person is called: a password made of it is easy to guess. */
export function wordsOfEmail(email: string): readonly string[] {
  return [email, ...email.split(/[@._+-]/u)].filter(word => word.length > 2);
}

/** The name of the product, whole and word by word, and what any service of its kind is called. */
export function wordsOfProduct(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 2);
  const whole = ['', ' ', '-', '_', '.'].map(between => words.join(between));
  const known = [...whole, ...words, 'staffdashboard', 'staff', 'dashboard'];
  return [...new Set(known.map(word => word.toLowerCase()))];
}

/** Code points that are estimated at once: an estimator's time grows with the square of them and worse. */
const ESTIMATED_AT_ONCE = 40;

/**
 * A long password is as hard to guess as the harder of its ends, at least. What lies between them need not be looked
 * at.
 */
export function guessesOf(password: string, estimate: (part: string) => number): number {
  const characters = [...password];
  if (characters.length <= ESTIMATED_AT_ONCE) return estimate(password);
  const ends = [characters.slice(0, ESTIMATED_AT_ONCE), characters.slice(-ESTIMATED_AT_ONCE)];
  return Math.max(...ends.map(end => estimate(end.join(''))));
}
