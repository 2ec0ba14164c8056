import { acceptNewPassword } from '../acceptNewPassword';
import { IdentityError } from '../IdentityError';
import { hashPassword } from '../passwordHash';
import type { Operation } from './Operation';

/**
 * Without a new password: returns the purpose of a code without using it up. With one: sets it, once, and ends every
 * session.
 */
export const resetPassword: Operation = async ({ directory, clock }, body) => {
  const { code } = directory.readCode(body['oobCode']);
  const answer = { requestType: code.purpose, email: code.email, newEmail: code.newEmail };
  if (body['newPassword'] === undefined) return answer;
  if (code.purpose !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  const passwordHash = await hashPassword(
    await acceptNewPassword(body['newPassword'], code.email, directory.passwordPolicy),
  );
  // Hashing took time in which the same code may have come a second time.
  const { person } = directory.readCode(body['oobCode']);
  directory.useCode(code);
  directory.change(person.uid, { passwordHash, passwordUpdatedAt: clock.now(), emailVerified: true });
  directory.revokeSessions(person.uid);
  directory.attempts.forgive(code.email);
  return answer;
};
