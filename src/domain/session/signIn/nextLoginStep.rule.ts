import { rule } from '../../kernel/rule';
import type { LoginEvent } from './LoginEvent';
import type { LoginStep } from './loginSteps';

const transitions: Readonly<Record<LoginStep, Partial<Record<LoginEvent, LoginStep>>>> = {
  signIn: {
    secondFactorNeeded: 'oneTimePassword',
    enrolmentNeeded: 'twoFactorAuthentication',
    forgotPassword: 'accountRecovery',
  },
  oneTimePassword: { back: 'signIn' },
  usbAuthentication: { back: 'twoFactorAuthentication' },
  choosePassword: { accountCreated: 'addAuthenticationPrompt', back: 'signIn' },
  addAuthenticationPrompt: { authenticatorDeclined: 'success', authenticatorWanted: 'twoFactorAuthentication' },
  twoFactorAuthentication: {
    hasAuthenticator: 'scanQrCode',
    hasNoAuthenticator: 'installAuthenticator',
    usbWanted: 'usbAuthentication',
    back: 'signIn',
  },
  installAuthenticator: { storeOpened: 'scanQrCode', back: 'twoFactorAuthentication' },
  scanQrCode: { authenticatorAdded: 'success', back: 'twoFactorAuthentication' },
  success: { finished: 'signIn' },
  accountRecovery: { recoveryRequested: 'signIn', back: 'signIn' },
};

export const nextLoginStep = rule(
  {
    id: 'CR-LOGIN-02',
    statement:
      'Each step of the sign-in card is left only by the events listed for it, to the step listed for them; every ' +
      'other event leaves the step unchanged. No user gets from the password to a session without the one-time ' +
      'password, and a user without a second factor is led to add one.',
    source:
      'D1 §4 Login flow: "submitting shows a confirmation and returns to signIn." ' +
      'and "Back resets the form and returns to signIn." and "No -> success. ' +
      "Yes -> twoFactorAuthentication ('have an authenticator?'): Yes -> scanQrCode; " +
      'No -> installAuthenticator (choose Android or Apple, the store link opens in a new tab, then on to ' +
      'scanQrCode)." and "scanQrCode Back -> twoFactorAuthentication; scanQrCode submit -> register the ' +
      'authenticator, then complete."',
    hazards: ['HAZ-08', 'HAZ-10'],
  },
  ({ step, event }: { readonly step: LoginStep; readonly event: LoginEvent }): LoginStep =>
    transitions[step][event] ?? step,
);
