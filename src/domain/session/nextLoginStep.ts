import type { LoginEvent } from './LoginEvent';
import type { LoginStep } from './LoginStep';

const transitions: Readonly<Record<LoginStep, Partial<Record<LoginEvent, LoginStep>>>> = {
  signIn: { secondFactorNeeded: 'oneTimePassword', forgotPassword: 'accountRecovery' },
  oneTimePassword: { back: 'signIn' },
  usbAuthentication: { back: 'signIn' },
  choosePassword: { accountCreated: 'addAuthenticationPrompt' },
  addAuthenticationPrompt: { authenticatorDeclined: 'success', authenticatorWanted: 'twoFactorAuthentication' },
  twoFactorAuthentication: { hasAuthenticator: 'scanQrCode', hasNoAuthenticator: 'installAuthenticator' },
  installAuthenticator: { storeOpened: 'scanQrCode', back: 'twoFactorAuthentication' },
  scanQrCode: { authenticatorAdded: 'success', back: 'twoFactorAuthentication' },
  success: {},
  accountRecovery: { recoveryRequested: 'signIn', back: 'signIn' },
};

/** The step that follows; an event that means nothing in a step leaves it as it is. */
export function nextLoginStep(step: LoginStep, event: LoginEvent): LoginStep {
  return transitions[step][event] ?? step;
}
