import type { AddAuthenticatorFailure } from '@/application/session/secondFactor/AddAuthenticator';
import type { CreateAccountFailure } from '@/application/session/password/CreateAccount';
import type { FinishSingleSignOnFailure } from '@/application/session/singleSignOn/FinishSingleSignOn';
import type { PasswordResetFailure } from '@/application/session/password/RequestPasswordReset';
import type { ResetPasswordFailure } from '@/application/session/password/ResetPassword';
import type { SignInFailure } from '@/application/session/signIn/SignIn';
import type { StartSingleSignOnFailure } from '@/application/session/singleSignOn/StartSingleSignOn';
import type { SubmitSecondFactorFailure } from '@/application/session/secondFactor/SubmitSecondFactor';
import type texts from '../../../public/i18n/en/session.json';
import type { TextKey } from '../kit/text/textsOf';
import type { DisplayedFailure } from './DisplayedFailure';

/** `own`: the failure's own words where it has any. */
export interface CatalogueRow {
  readonly place: DisplayedFailure['place'];
  readonly text: TextKey<typeof texts>;
  readonly own?: true;
}
type Rows<F extends { readonly kind: string }> = Readonly<Record<F['kind'], CatalogueRow>>;

const banner = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'banner', text });
const field = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'field', text });
const toast = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'toast', text });
const ownWords = (place: CatalogueRow['place']): CatalogueRow => ({ place, text: 'failures.backendFailed', own: true });

/** "Sign-in (red banner on the sign-in step)"; "other errors -> toast with the error's message." */
const signIn: Rows<SignInFailure> = {
  invalidEmail: banner('failures.invalidEmail'),
  unknownEmail: banner('failures.unknownEmail'),
  wrongPassword: banner('failures.wrongPassword'),
  wrongCredentials: banner('failures.wrongCredentials'),
  accountDisabled: banner('failures.accountDisabled'),
  tooManyAttempts: banner('failures.tooManyAttempts'),
  customTokenMismatch: banner('failures.customTokenMismatch'),
  noStaffAccess: banner('failures.noStaffAccess'),
  accountPaused: banner('failures.accountPaused'),
  emailTaken: toast('failures.emailTaken'),
  passwordTooCommon: banner('newPassword.tooCommon'),
  offline: toast('failures.offline'),
  timedOut: toast('failures.timedOut'),
  unauthorised: toast('failures.unauthorised'),
  other: ownWords('toast'),
  backendFailed: ownWords('toast'),
};

/** "MFA code: status 400 -> …; other -> toast of the message." */
const secondFactor: Rows<SubmitSecondFactorFailure> = {
  ...signIn,
  wrongCode: field('failures.wrongCode'),
  codeMissing: field('code.required'),
  codeHasWrongLength: field('code.wrongLength'),
  codeIsNotDigits: field('code.notDigits'),
  signInOver: banner('failures.signInOver'),
  recentLoginRequired: toast('failures.signInTooOld'),
  secondFactorNeeded: toast('failures.secondFactorNeeded'),
  unauthorised: toast('failures.signInTooOld'),
};

/** "Add authenticator: 400 -> …; 429 -> …; otherwise -> …" */
const addAuthenticator: Rows<AddAuthenticatorFailure> = {
  wrongCode: banner('failures.invalidQrCode'),
  tooManyMethods: banner('failures.tooManyMethods'),
  codeMissing: field('enrolment.codeRequired'),
  codeHasWrongLength: field('code.wrongLength'),
  codeIsNotDigits: field('code.notDigits'),
  mailboxProofNeeded: banner('failures.authenticationNotAdded'),
  recentLoginRequired: banner('failures.authenticationNotAdded'),
  offline: banner('failures.authenticationNotAdded'),
  timedOut: banner('failures.authenticationNotAdded'),
  unauthorised: banner('failures.authenticationNotAdded'),
  backendFailed: banner('failures.authenticationNotAdded'),
};

/** "Account creation error: toast of the error." */
const createAccount: Rows<CreateAccountFailure> = {
  passwordNotValid: field('newPassword.tooShort'),
  emailTaken: toast('failures.emailTaken'),
  invalidEmail: toast('failures.invalidEmail'),
  unknownEmail: toast('failures.unknownEmail'),
  wrongPassword: toast('failures.wrongPassword'),
  wrongCredentials: toast('failures.wrongCredentials'),
  accountDisabled: toast('failures.accountDisabled'),
  tooManyAttempts: toast('failures.tooManyAttempts'),
  customTokenMismatch: toast('failures.customTokenMismatch'),
  passwordTooCommon: field('newPassword.tooCommon'),
  offline: toast('failures.offline'),
  other: ownWords('toast'),
};

/** "Password reset action failure". What is no fault of the link is not blamed on it. */
const resetPassword: Rows<ResetPasswordFailure> = {
  linkInvalid: banner('action.linkInvalid'),
  invalidEmail: banner('action.linkInvalid'),
  unknownEmail: banner('action.linkInvalid'),
  wrongPassword: banner('action.linkInvalid'),
  wrongCredentials: banner('action.linkInvalid'),
  accountDisabled: banner('action.linkInvalid'),
  customTokenMismatch: banner('action.linkInvalid'),
  emailTaken: banner('action.linkInvalid'),
  passwordNotValid: field('newPassword.tooShort'),
  tooManyAttempts: banner('failures.tooManyAttempts'),
  passwordTooCommon: field('newPassword.tooCommon'),
  offline: banner('failures.offline'),
  other: ownWords('banner'),
};

/** "Forgot password always shows" the same; only where the server could not be reached, nothing is claimed. */
const forgotPassword: Rows<PasswordResetFailure> = {
  emailNotValid: field('signIn.emailInvalid'),
  offline: banner('failures.offline'),
};

/** Says which check failed, so that support knows where to look. */
const singleSignOn: Rows<FinishSingleSignOnFailure | StartSingleSignOnFailure> = {
  stateUnknown: banner('callback.stateUnknown'),
  stateExpired: banner('callback.stateExpired'),
  providerRefused: banner('callback.providerRefused'),
  accessDenied: banner('callback.accessDenied'),
  loginUrlNotSafe: banner('callback.loginUrlNotSafe'),
  storageRefused: banner('callback.storageRefused'),
  checkFailed: banner('callback.checks.other'),
  invalidEmail: banner('failures.invalidEmail'),
  unknownEmail: banner('failures.unknownEmail'),
  wrongPassword: banner('failures.wrongPassword'),
  wrongCredentials: banner('failures.wrongCredentials'),
  accountDisabled: banner('failures.accountDisabled'),
  tooManyAttempts: banner('failures.tooManyAttempts'),
  customTokenMismatch: banner('failures.customTokenMismatch'),
  noStaffAccess: banner('failures.noStaffAccess'),
  accountPaused: banner('failures.accountPaused'),
  emailTaken: banner('failures.emailTaken'),
  passwordTooCommon: banner('newPassword.tooCommon'),
  offline: banner('failures.offline'),
  timedOut: banner('failures.timedOut'),
  unauthorised: banner('failures.unauthorised'),
  other: ownWords('banner'),
  backendFailed: ownWords('banner'),
};

/**
 * D1 §8 for signing in: by what was attempted, each failure's text and place. A failure without a row does not compile.
 */
export const errorCatalogue = {
  signIn,
  secondFactor,
  addAuthenticator,
  createAccount,
  resetPassword,
  forgotPassword,
  singleSignOn,
};
