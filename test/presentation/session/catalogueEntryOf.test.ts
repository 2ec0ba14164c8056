import { errorCatalogue as first } from '@/presentation/session/errorCatalogue';
import { laterErrorCatalogue } from '@/presentation/session/laterErrorCatalogue';
import { catalogueEntryOf } from '@/presentation/session/catalogueEntryOf';
import { singleSignOnFailureText } from '@/presentation/session/singleSignOn/singleSignOnFailureText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const errorCatalogue = { ...first, ...laterErrorCatalogue };
type Act = keyof typeof errorCatalogue;
const unknown = 'Error: An unknown error has occurred.  If the problem persists, then please contact support';
const notAdded = 'Error: Authentication could not be added, please try again';
const noServer = 'Couldn’t reach the server. Check your connection and try again.';
const tooSlow = 'The server took too long to answer. Try again.';
const disabled = 'User account disabled. Please contact the provider if you believe you should have access.';
const tooMany = 'Account temporarily disabled. Please reset your password or try again later.';
const deadLink = 'Error: URL is invalid or expired, please try again.';
const taken = 'This email address already has an account. If it’s yours, log in or choose “Forgot password?”.';

/** D1 §8 with the rows that it leaves open: act, kind, place, text. */
const rows: readonly [Act, string, 'banner' | 'field' | 'toast', string][] = [
  ['signIn', 'invalidEmail', 'banner', 'Invalid email address'],
  ['signIn', 'unknownEmail', 'banner', 'Incorrect email address'],
  ['signIn', 'wrongPassword', 'banner', 'Incorrect password'],
  ['signIn', 'wrongCredentials', 'banner', 'Incorrect email address or password'],
  ['signIn', 'accountDisabled', 'banner', disabled],
  ['signIn', 'tooManyAttempts', 'banner', tooMany],
  ['signIn', 'customTokenMismatch', 'banner', 'Invalid token'],
  ['signIn', 'emailTaken', 'toast', taken],
  ['signIn', 'offline', 'toast', noServer],
  ['signIn', 'timedOut', 'toast', tooSlow],
  ['signIn', 'unauthorised', 'toast', 'Couldn’t confirm your sign-in. Try again.'],
  ['signIn', 'other', 'toast', unknown],
  ['signIn', 'backendFailed', 'toast', unknown],
  ['secondFactor', 'wrongCode', 'field', 'Incorrect emailed/authenticator/one time password, please try again'],
  ['secondFactor', 'codeMissing', 'field', 'One Time Password is required'],
  ['secondFactor', 'codeHasWrongLength', 'field', 'Your password must be 6 characters long'],
  ['secondFactor', 'secondFactorNeeded', 'toast', 'Log in again with a new one time password.'],
  ['secondFactor', 'unauthorised', 'toast', 'Your login took too long. Go back and log in again.'],
  ['secondFactor', 'offline', 'toast', noServer],
  ['secondFactor', 'backendFailed', 'toast', unknown],
  ['addAuthenticator', 'wrongCode', 'banner', 'Error: Invalid QR code, please try again'],
  ['addAuthenticator', 'tooManyMethods', 'banner', 'Error: Maxiumum number of MFA methods has been reached'],
  ['addAuthenticator', 'codeMissing', 'field', 'Confirmation code is required'],
  ['addAuthenticator', 'codeHasWrongLength', 'field', 'Your password must be 6 characters long'],
  ['addAuthenticator', 'recentLoginRequired', 'banner', notAdded],
  ['addAuthenticator', 'offline', 'banner', notAdded],
  ['addAuthenticator', 'timedOut', 'banner', notAdded],
  ['addAuthenticator', 'unauthorised', 'banner', notAdded],
  ['addAuthenticator', 'backendFailed', 'banner', notAdded],
  ['createAccount', 'passwordNotValid', 'field', 'Your password should be at least 12 characters long'],
  ['createAccount', 'emailTaken', 'toast', taken],
  ['createAccount', 'invalidEmail', 'toast', 'Invalid email address'],
  ['createAccount', 'tooManyAttempts', 'toast', tooMany],
  ['createAccount', 'offline', 'toast', noServer],
  ['createAccount', 'other', 'toast', unknown],
  ['resetPassword', 'linkInvalid', 'banner', deadLink],
  ['resetPassword', 'accountDisabled', 'banner', deadLink],
  ['resetPassword', 'passwordNotValid', 'field', 'Your password should be at least 12 characters long'],
  ['resetPassword', 'tooManyAttempts', 'banner', tooMany],
  ['resetPassword', 'offline', 'banner', noServer],
  ['resetPassword', 'other', 'banner', unknown],
  ['forgotPassword', 'emailNotValid', 'field', 'Please enter a valid email address'],
  ['forgotPassword', 'offline', 'banner', noServer],
  ['singleSignOn', 'stateUnknown', 'banner', 'This login wasn’t started in this window, or it was already used.'],
  ['singleSignOn', 'stateExpired', 'banner', 'This login took longer than 5 minutes (expiry check).'],
  ['singleSignOn', 'providerRefused', 'banner', 'Your provider didn’t log you in.'],
  [
    'singleSignOn',
    'accessDenied',
    'banner',
    'Your provider account doesn’t have access to this dashboard. Contact your line manager.',
  ],
  ['singleSignOn', 'loginUrlNotSafe', 'banner', 'Couldn’t open your provider’s page. Its address isn’t safe.'],
  ['singleSignOn', 'accountDisabled', 'banner', disabled],
  ['singleSignOn', 'offline', 'banner', noServer],
  ['singleSignOn', 'timedOut', 'banner', tooSlow],
];

const rowsOf = (act: Act): Readonly<Record<string, (typeof errorCatalogue)['signIn']['other']>> => errorCatalogue[act];

describe('the error catalogue, as a table', () => {
  beforeAll(() => loadTestTexts('session'));

  it.each(rows)('%s, %s: in the %s, "%s"', (act, kind, place, text) => {
    expect(catalogueEntryOf(rowsOf(act), { kind })).toEqual({ place, text });
  });

  it('has a text for every row of it', () => {
    const missing = Object.keys(errorCatalogue).flatMap(act =>
      Object.keys(rowsOf(act as Act)).filter(kind =>
        /^$|^session\.|undefined/.test(catalogueEntryOf(rowsOf(act as Act), { kind }).text),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['signIn', 'other', 'toast'],
    ['signIn', 'backendFailed', 'toast'],
    ['secondFactor', 'backendFailed', 'toast'],
    ['createAccount', 'other', 'toast'],
    ['resetPassword', 'other', 'banner'],
  ] as const)('%s, %s: in the %s, the message of the failure if it has one', (act, kind, place) => {
    expect(catalogueEntryOf(rowsOf(act), { kind, ...{ message: 'Try after nine.' } })).toEqual({
      place,
      text: 'Try after nine.',
    });
  });

  it('never shows the message of a failure that has its own text', () => {
    expect(catalogueEntryOf(rowsOf('addAuthenticator'), { kind: 'backendFailed', ...{ message: 'boom' } }).text).toBe(
      notAdded,
    );
  });

  it('names the check of single sign-on that failed', () => {
    expect(singleSignOnFailureText({ kind: 'checkFailed', check: 'nonce' })).toBe(
      'Your provider’s answer was for another login (nonce check).',
    );
    expect(singleSignOnFailureText({ kind: 'checkFailed', check: 'colour' })).toBe(
      'A security check of the login failed (colour check).',
    );
  });
});
