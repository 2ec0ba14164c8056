/**
 * Passwords that need fewer guesses can be guessed online: common passwords, keyboard rows, repetitions, the user's own
 * name.
 */
export const PASSWORD_GUESSES_MINIMUM = 100_000_000;

/** `guesses`: estimated tries of an attacker who knows the common passwords. */
export function isGuessable(guesses: number): boolean {
  return guesses < PASSWORD_GUESSES_MINIMUM;
}

/** Returns parts of the user's name, which would be easy to guess in a password. */
export function wordsOfEmail(email: string): readonly string[] {
  return [email, ...email.split(/[@._+-]/u)].filter(word => word.length > 2);
}

/** Returns the product name, its words, and common words for services of its kind. */
export function wordsOfProduct(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 2);
  const whole = ['', ' ', '-', '_', '.'].map(between => words.join(between));
  const known = [...whole, ...words, 'staffdashboard', 'staff', 'dashboard'];
  return [...new Set(known.map(word => word.toLowerCase()))];
}

/** Code points estimated at once: the estimator's time grows at least with their square. */
const ESTIMATED_AT_ONCE = 40;

/**
 * Estimates a long password by the harder of its two ends, which is a lower bound; the middle need not be estimated.
 */
export function guessesOf(password: string, estimate: (part: string) => number): number {
  const characters = [...password];
  if (characters.length <= ESTIMATED_AT_ONCE) return estimate(password);
  const ends = [characters.slice(0, ESTIMATED_AT_ONCE), characters.slice(-ESTIMATED_AT_ONCE)];
  return Math.max(...ends.map(end => estimate(end.join(''))));
}
