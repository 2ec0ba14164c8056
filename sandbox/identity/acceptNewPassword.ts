import { guessesOf, isGuessable, wordsOfEmail } from '@/domain/session/password/isGuessable';
import { IdentityError } from './IdentityError';
import { parseNewPassword } from './parseNewPassword';

/** Throws MISSING_PASSWORD, or WEAK_PASSWORD for one that is too short or too common. The estimator is loaded with the first one. */
export async function acceptNewPassword(value: unknown, email: string | undefined): Promise<string> {
  const password = parseNewPassword(value);
  const [{ zxcvbn, zxcvbnOptions }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  const about = wordsOfEmail(email ?? '');
  if (isGuessable(guessesOf(password, part => zxcvbn(part, [...about]).guesses))) {
    throw new IdentityError('WEAK_PASSWORD', 'This password is too common');
  }
  return password;
}
