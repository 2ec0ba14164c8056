import type { ActionCodePurpose } from '../ActionCode';
import { parseEmail } from '../parseEmail';
import { IdentityError } from '../IdentityError';
import type { Person } from '../Person';
import type { Operation, OperationBody, OperationContext } from './Operation';

const modes = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const;
const subjects = {
  PASSWORD_RESET: 'Reset your password',
  VERIFY_EMAIL: 'Verify your email',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email',
} as const;

/** Sends a mail with a link that carries a single-use code. */
export const sendOobCode: Operation = (context, body) => {
  const { directory } = context;
  switch (body['requestType']) {
    case 'PASSWORD_RESET': {
      const email = parseEmail(body['email']);
      // Counted before the account is searched for, so that the answer does not reveal who has the address.
      demandRoom(context, email);
      const person = directory.findByEmail(email);
      if (person && !person.disabled) return send(context, body, 'PASSWORD_RESET', person, email);
      if (directory.settings.enumerationProtection) return { email };
      throw new IdentityError(person ? 'USER_DISABLED' : 'EMAIL_NOT_FOUND');
    }
    case 'VERIFY_EMAIL': {
      const { person } = directory.bearerOf(body['idToken']);
      if (person.email === undefined) throw new IdentityError('MISSING_EMAIL');
      demandRoom(context, person.email);
      return send(context, body, 'VERIFY_EMAIL', person, person.email);
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { person } = directory.bearerOf(body['idToken']);
      const newEmail = parseEmail(body['newEmail']);
      if (directory.findByEmail(newEmail)) throw new IdentityError('EMAIL_EXISTS');
      demandRoom(context, newEmail);
      return send(context, body, 'VERIFY_AND_CHANGE_EMAIL', person, newEmail);
    }
    default:
      throw new IdentityError('OPERATION_NOT_ALLOWED');
  }
};

function demandRoom({ directory, isBackend = false }: OperationContext, email: string): void {
  if (isBackend || directory.mails.allow(email)) return;
  throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many emails were sent to this address.');
}

function send(
  { directory, actionUrl }: OperationContext,
  body: OperationBody,
  purpose: ActionCodePurpose,
  person: Person,
  to: string,
): object {
  const email = person.email ?? to;
  const code = directory.issueCode({ uid: person.uid, purpose, email, ...(to !== email && { newEmail: to }) });
  const query = new URLSearchParams({ mode: modes[purpose], oobCode: code, lang: 'en' });
  if (typeof body['continueUrl'] === 'string') query.set('continueUrl', body['continueUrl']);
  const link = `${actionUrl}?${query.toString()}`;
  directory.sendMail({
    to,
    subject: subjects[purpose],
    text: `Follow this link within one hour:\n${link}\n`,
    link,
    code,
  });
  return { email };
}
