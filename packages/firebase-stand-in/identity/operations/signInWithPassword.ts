import { parseEmail } from '../parseEmail';
import { IdentityError } from '../IdentityError';
import { checkPassword } from '../passwordHash';
import type { Person } from '../Person';
import type { Operation, OperationContext } from './Operation';

/** Errors distinguish what is wrong unless enumeration protection is on: then there is one answer for all of it. */
export const signInWithPassword: Operation = async (context, body) => {
  const { directory, address } = context;
  const email = parseEmail(body['email']);
  const password = body['password'];
  if (typeof password !== 'string' || password === '') throw new IdentityError('MISSING_PASSWORD');
  const person = directory.findByEmail(email);
  if (directory.attempts.isPaused(email) || directory.addresses.isPaused(address)) tooMany(context, person);
  directory.attempts.begin(email);
  directory.addresses.begin(address);
  const fits = await checkPassword(password, person?.passwordHash);
  // While the password was hashed, the account may have been disabled, or got another password.
  const now = directory.findByEmail(email);
  const found = judge(context, now, fits && now?.passwordHash === person?.passwordHash);
  const { uid, displayName } = found;
  directory.attempts.forgive(email);
  directory.addresses.forgive(address);
  directory.recordAttempt({ uid, outcome: 'success' });
  return { registered: true, localId: uid, email, displayName, ...directory.startSession(found, 'password') };
};

function judge({ directory }: OperationContext, person: Person | undefined, fits: boolean): Person {
  if (person && !person.disabled && fits) return person;
  const code = !person ? 'EMAIL_NOT_FOUND' : person.disabled ? 'USER_DISABLED' : 'INVALID_PASSWORD';
  directory.recordAttempt({ ...(person && { uid: person.uid }), outcome: code });
  throw new IdentityError(directory.settings.enumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : code);
}

function tooMany({ directory }: OperationContext, person: Person | undefined): never {
  directory.recordAttempt({ ...(person && { uid: person.uid }), outcome: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many wrong passwords. Try again later.');
}
