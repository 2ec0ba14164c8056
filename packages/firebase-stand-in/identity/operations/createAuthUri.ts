import { parseEmail } from '../parseEmail';
import { newSecret } from '../secretText';
import type { Operation } from './Operation';

/** Returns the sign-in methods of an address, but nothing while enumeration protection is on. */
export const createAuthUri: Operation = ({ directory }, body) => {
  const person = directory.findByEmail(parseEmail(body['identifier']));
  const sessionId = newSecret();
  if (directory.settings.enumerationProtection) return { sessionId };
  const methods = person?.passwordHash === undefined ? [] : ['password'];
  return { registered: person !== undefined, allProviders: methods, signinMethods: methods, sessionId };
};
