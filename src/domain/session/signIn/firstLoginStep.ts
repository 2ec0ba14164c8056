import { loginEmail } from './loginEmail';
import type { LoginStep } from './LoginStep';

export interface FirstStep {
  readonly step: LoginStep;
  readonly email: string;
}

/**
 * Signing in starts at the email and password, and at the choice of a password when the address names an email
 * that is well formed. (D1 §2)
 */
export function firstLoginStep({ emailInQuery }: { readonly emailInQuery: string | null }): FirstStep {
  const address = loginEmail({ typed: emailInQuery ?? '' });
  return address.verdict === 'valid' ? { step: 'choosePassword', email: address.email } : { step: 'signIn', email: '' };
}
