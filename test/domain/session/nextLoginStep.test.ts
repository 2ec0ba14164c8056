import type { LoginEvent } from '@/domain/session/LoginEvent';
import { loginSteps } from '@/domain/session/loginSteps';
import type { LoginStep } from '@/domain/session/LoginStep';
import { nextLoginStep } from '@/domain/session/nextLoginStep';

const moves: readonly [LoginStep, LoginEvent, LoginStep][] = [
  ['signIn', 'secondFactorNeeded', 'oneTimePassword'],
  ['signIn', 'forgotPassword', 'accountRecovery'],
  ['oneTimePassword', 'back', 'signIn'],
  ['accountRecovery', 'recoveryRequested', 'signIn'],
  ['choosePassword', 'accountCreated', 'addAuthenticationPrompt'],
  ['addAuthenticationPrompt', 'authenticatorDeclined', 'success'],
  ['addAuthenticationPrompt', 'authenticatorWanted', 'twoFactorAuthentication'],
  ['twoFactorAuthentication', 'hasAuthenticator', 'scanQrCode'],
  ['twoFactorAuthentication', 'hasNoAuthenticator', 'installAuthenticator'],
  ['installAuthenticator', 'storeOpened', 'scanQrCode'],
  ['scanQrCode', 'back', 'twoFactorAuthentication'],
  ['scanQrCode', 'authenticatorAdded', 'success'],
];

describe('nextLoginStep', () => {
  it.each(moves)('goes from %s by %s to %s', (step, event, next) => {
    expect(nextLoginStep(step, event)).toBe(next);
  });

  it('stays where an event means nothing', () => {
    expect(nextLoginStep('success', 'back')).toBe('success');
    expect(nextLoginStep('signIn', 'authenticatorAdded')).toBe('signIn');
  });

  it('knows the ten steps in the order of their index', () => {
    expect(loginSteps).toHaveLength(10);
    expect([loginSteps[0], loginSteps[1], loginSteps[9]]).toEqual(['signIn', 'oneTimePassword', 'accountRecovery']);
  });
});
