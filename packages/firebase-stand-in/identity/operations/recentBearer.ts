import type { Bearer } from '../IdentityDirectory';
import { IdentityError } from '../IdentityError';
import type { OperationContext } from './Operation';

/** Firebase's own figure for how fresh a sign-in has to be before a password, an address or an account may change. */
const freshMs = 5 * 60 * 1000;

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN, which the SDK calls `auth/requires-recent-login`. */
export function recentBearer({ directory, clock }: OperationContext, idToken: unknown): Bearer {
  const bearer = directory.bearerOf(idToken);
  if (clock.now() - bearer.session.startedAt > freshMs) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return bearer;
}
