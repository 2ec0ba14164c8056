import type { EmailCodeStatus } from './EmailCodeStatus';
import type { MfaOption } from './MfaOption';

interface CodeFacts {
  /** What became of the last email that was asked for. */
  readonly emailCode: EmailCodeStatus;
  /** A code went out by email in this sign-in, whatever became of later attempts. */
  readonly emailed: boolean;
  readonly options: readonly MfaOption[];
}

/**
 * Which method a submitted code belongs to: while no email was asked for, it comes from the authenticator. An email
 * that could not be sent holds no code, so a person who has an authenticator can use that.
 */
export function secondFactorMethod({ emailCode, emailed, options }: CodeFacts): MfaOption['type'] {
  if (emailCode === 'unsent') return 'totp';
  const hasAuthenticator = options.some(({ type }) => type === 'totp');
  return emailCode === 'failed' && !emailed && hasAuthenticator ? 'totp' : 'email';
}
