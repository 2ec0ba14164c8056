import type { SignInFailure } from '@/application/session/SignIn';
import { secondFactorFailureText } from '@/presentation/session/secondFactorFailureText';
import { signInFailureText } from '@/presentation/session/signInFailureText';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';

const catalogue: readonly [SignInFailure, string, string][] = [
  [{ kind: 'invalidEmail' }, 'banner', 'Invalid email address'],
  [{ kind: 'unknownEmail' }, 'banner', 'Incorrect email address'],
  [{ kind: 'wrongPassword' }, 'banner', 'Incorrect password'],
  [{ kind: 'wrongCredentials' }, 'banner', 'Incorrect email address or password'],
  [{ kind: 'accountDisabled' }, 'banner', 'User account disabled. Please contact the provider if you believe you should have access.'],
  [{ kind: 'tooManyAttempts' }, 'banner', 'Account temporarily disabled. Please reset your password or try again later.'],
  [{ kind: 'customTokenMismatch' }, 'banner', 'Invalid token'],
  [{ kind: 'other', message: 'The provider is on holiday.' }, 'toast', 'The provider is on holiday.'],
  [{ kind: 'backendFailed', message: 'Try after nine.' }, 'toast', 'Try after nine.'],
  [{ kind: 'backendFailed', message: '' }, 'toast', 'Error: An unknown error has occurred.  If the problem persists, then please contact support'],
];

describe('signInFailureText', () => {
  beforeAll(() => loadTestTexts('session'));

  it.each(catalogue)('%j', (failure, place, text) => {
    expect(signInFailureText(failure)).toEqual({ place, text });
  });

  it('has the specified words for a wrong code, at its field', () => {
    expect(secondFactorFailureText({ kind: 'wrongCode' })).toEqual({
      place: 'field',
      text: 'Incorrect emailed/authenticator/one time password, please try again',
    });
    expect(secondFactorFailureText({ kind: 'codeMissing' }).text).toBe('One Time Password is required');
    expect(secondFactorFailureText({ kind: 'codeHasWrongLength' }).text).toBe('Your password must be 6 characters long');
  });
});
