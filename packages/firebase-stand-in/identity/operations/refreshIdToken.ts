import { IdentityError } from '../IdentityError';
import type { Operation } from './Operation';

/**
 * A new ID token for a session. The refresh token stays the same, so that two windows of one session do not end each
 * other.
 */
export const refreshIdToken: Operation = ({ directory }, body) => {
  const refreshToken = body['refresh_token'];
  if (body['grant_type'] !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
  if (typeof refreshToken !== 'string') throw new IdentityError('MISSING_REFRESH_TOKEN');
  const { idToken, expiresIn, person } = directory.refreshSession(refreshToken);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: person.uid,
    project_id: directory.projectId,
  };
};
