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
 * The sign-in starts with email and password, or with the choice of a password if the URL contains a well-formed email.
 * (D1 §2)
 */
export function firstLoginStep({ emailInQuery }: { readonly emailInQuery: string | null }): FirstStep {
  const address = loginEmail({ typed: emailInQuery ?? '' });
  return address.verdict === 'valid' ? { step: 'choosePassword', email: address.email } : { step: 'signIn', email: '' };
}
