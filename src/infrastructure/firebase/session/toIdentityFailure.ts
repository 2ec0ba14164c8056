import type { IdentityFailure } from '@/application/session/ports/IdentityProvider';

type NamedFailure = Exclude<IdentityFailure['kind'], 'other'>;

/** The provider's codes that have a meaning of their own here. */
const kinds: Readonly<Record<string, NamedFailure>> = {
  'auth/invalid-email': 'invalidEmail',
  'auth/user-not-found': 'unknownEmail',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/user-disabled': 'accountDisabled',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/custom-token-mismatch': 'customTokenMismatch',
  'auth/invalid-custom-token': 'customTokenMismatch',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'passwordTooCommon',
  'auth/password-does-not-meet-requirements': 'passwordTooCommon',
  'auth/network-request-failed': 'offline',
};

export function toIdentityFailure({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): IdentityFailure {
  const kind = kinds[code];
  return kind === undefined ? { kind: 'other', message: wordsIn(message) } : { kind };
}

/** "Firebase: Words. (auth/code)." contains words for the user; "Firebase: Error (auth/code)." contains none. */
function wordsIn(message: string): string {
  const words = message.replace(/^Firebase: /, '').replace(/ \(auth\/[\w.-]+\)\.?$/, '');
  return words === 'Error' ? '' : words;
}
