import { acceptNewPassword } from '../acceptNewPassword';
import { parseEmail } from '../parseEmail';
import { IdentityError } from '../IdentityError';
import { hashPassword } from '../passwordHash';
import { newUid } from '../secretText';
import type { Operation } from './Operation';
import { update } from './update';

/** Registers an account: with email and password, anonymous, or (with an ID token) a password for an anonymous one. */
export const signUp: Operation = async (context, body) => {
  const { directory, clock } = context;
  if (body['idToken'] !== undefined) return update(context, { ...body, returnSecureToken: true });
  if (!directory.settings.selfRegistration) throw new IdentityError('ADMIN_ONLY_OPERATION');
  if (body['email'] === undefined && body['password'] === undefined) {
    const person = directory.create({});
    return { localId: person.uid, ...directory.startSession(person, 'anonymous') };
  }
  const email = parseEmail(body['email']);
  const passwordHash = await hashPassword(await acceptNewPassword(body['password'], email, directory.passwordPolicy));
  const displayName = typeof body['displayName'] === 'string' ? { displayName: body['displayName'] } : {};
  const person = directory.add({ uid: newUid(), email, passwordHash, passwordUpdatedAt: clock.now(), ...displayName });
  return { localId: person.uid, email, ...directory.startSession(person, 'password') };
};
