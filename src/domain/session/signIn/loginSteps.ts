import { loginEmail } from './loginEmail'; /** The steps of the sign-in card, in the order of their index. */
export const loginSteps = [
  'signIn',
  'oneTimePassword',
  'usbAuthentication',
  'choosePassword',
  'addAuthenticationPrompt',
  'twoFactorAuthentication',
  'installAuthenticator',
  'scanQrCode',
  'success',
  'accountRecovery',
] as const;

export type LoginStep = (typeof loginSteps)[number];

interface FirstStep {
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
