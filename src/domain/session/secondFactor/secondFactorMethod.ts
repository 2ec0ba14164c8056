import type { EmailCodeStatus } from './EmailCodeStatus';
import type { MfaOption } from './MfaOption';

interface CodeFacts {
  /** Status of the last requested email. */
  readonly emailCode: EmailCodeStatus;
  /** A code was emailed during this sign-in, whatever the outcome of later attempts. */
  readonly emailed: boolean;
  readonly options: readonly MfaOption[];
}

/**
 * Returns the method of a submitted code: the authenticator if no email was requested. If an email could not be sent, a
 * user with an authenticator can use that.
 */
export function secondFactorMethod({ emailCode, emailed, options }: CodeFacts): MfaOption['type'] {
  if (emailCode === 'unsent') return 'totp';
  const hasAuthenticator = options.some(({ type }) => type === 'totp');
  return emailCode === 'failed' && !emailed && hasAuthenticator ? 'totp' : 'email';
}
