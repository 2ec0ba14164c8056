import { IdentityError } from '../IdentityError';
import type { Operation } from './Operation';

/** Starts a session that carries the token's claims for as long as it lasts, refreshes included. */
export const signInWithCustomToken: Operation = ({ directory }, body) => {
  const { uid, claims } = directory.readCustomToken(body['token']);
  const known = directory.find(uid);
  if (known?.disabled) throw new IdentityError('USER_DISABLED');
  const person = known ?? directory.create({ uid });
  return { isNewUser: !known, ...directory.startSession(person, 'custom', claims) };
};
