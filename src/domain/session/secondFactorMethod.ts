import type { EmailCodeStatus } from './EmailCodeStatus';
import type { MfaOption } from './MfaOption';

/** Which method a submitted code belongs to: while no email was asked for, it comes from the authenticator. */
export function secondFactorMethod(emailCode: EmailCodeStatus): MfaOption['type'] {
  return emailCode === 'unsent' ? 'totp' : 'email';
}
