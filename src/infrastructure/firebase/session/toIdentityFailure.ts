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
  'auth/network-request-failed': 'offline',
};

export function toIdentityFailure({ code, message }: { readonly code: string; readonly message: string }): IdentityFailure {
  const kind = kinds[code];
  return kind === undefined ? { kind: 'other', message } : { kind };
}
