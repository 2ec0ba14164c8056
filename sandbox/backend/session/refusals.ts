import { BackendError } from '#sandbox/backend/kernel/BackendError';

export function wrongCode(): never {
  throw new BackendError(400, 'ValidationError', 'code: is wrong, used or expired');
}

export function tooSoon(): never {
  throw new BackendError(429, 'TooManyRequests', 'Please wait half a minute before you ask for another code.');
}

/** No email was sent in this sign-in: other sign-ins have used up the emails. */
export function tooManyEmails(): never {
  throw new BackendError(429, 'TooManyEmails', 'Too many codes were emailed. Try again in ten minutes.');
}

/** 401 asks for the factor; 403 says that this call cannot succeed before there is one to give. */
export function secondFactorMissing(status: 401 | 403 = 401): never {
  throw new BackendError(status, 'MfaRequiredError', 'The second factor has to be given first.');
}

/**
 * The first method of an account can be added only by a user who reads its mail, not by one who only knows its
 * password.
 */
export function mailboxProofMissing(): never {
  throw new BackendError(403, 'MailboxProofRequired', 'The code that was emailed has to be given first.');
}

export function signInAgain(): never {
  throw new BackendError(401, 'Unauthorised', 'The sign-in is too old: sign in again.');
}
