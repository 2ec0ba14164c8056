import type { PasswordPolicy } from '#firebase-stand-in/identity/PasswordPolicy';
import { guessesOf, isGuessable, wordsOfEmail } from '@/domain/session/password/isGuessable';

/** The product's identity provider's requirements for new passwords. The estimator is loaded with the first one. */
export const passwordPolicy: PasswordPolicy = {
  minimumLength: 12,
  isTooCommon: async (password, email = '') => {
    const [{ zxcvbn, zxcvbnOptions }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
    const about = wordsOfEmail(email);
    return isGuessable(guessesOf(password, part => zxcvbn(part, [...about]).guesses));
  },
};
