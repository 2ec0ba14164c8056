import { parseEmail } from '../parseEmail';
import { IdentityError } from '../IdentityError';
import { checkPassword } from '../passwordHash';
import type { Operation } from './Operation';

/** Errors tell apart what is wrong unless enumeration protection is on: then there is one answer for all of it. */
export const signInWithPassword: Operation = async ({ directory }, body) => {
  const email = parseEmail(body['email']);
  const password = body['password'];
  if (typeof password !== 'string' || password === '') throw new IdentityError('MISSING_PASSWORD');
  const refuse = (code: string) => new IdentityError(directory.settings.enumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : code);

  if (directory.attempts.isPaused(email))
    throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many wrong passwords. Try again later.');
  directory.attempts.begin(email);
  const person = directory.findByEmail(email);
  const fits = await checkPassword(password, person?.passwordHash);
  if (!person) throw refuse('EMAIL_NOT_FOUND');
  if (person.disabled) throw refuse('USER_DISABLED');
  if (!fits) throw refuse('INVALID_PASSWORD');
  directory.attempts.forgive(email);
  const { uid, displayName } = person;
  return { registered: true, localId: uid, email, displayName, ...directory.startSession(person, 'password') };
};
