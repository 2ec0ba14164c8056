import type { AddAuthenticatorFailure } from '@/application/session/secondFactor/AddAuthenticator';
import type { CreateAccountFailure } from '@/application/session/password/CreateAccount';
import type { PasswordResetFailure } from '@/application/session/password/RequestPasswordReset';
import type { ResetPasswordFailure } from '@/application/session/password/ResetPassword';
import type { SubmitSecondFactorFailure } from '@/application/session/secondFactor/SubmitSecondFactor';
import { banner, errorCatalogue, ownWords, toast, type CatalogueRow, type Rows } from './errorCatalogue';

const field = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'field', text });

/** "MFA code: status 400 -> …; other -> toast of the message." (D1 §8) */
const secondFactor: Rows<SubmitSecondFactorFailure> = {
  ...errorCatalogue.signIn,
  wrongCode: field('failures.wrongCode'),
  codeMissing: field('code.required'),
  codeHasWrongLength: field('code.wrongLength'),
  codeIsNotDigits: field('code.notDigits'),
  signInOver: banner('failures.signInOver'),
  recentLoginRequired: toast('failures.signInTooOld'),
  secondFactorNeeded: toast('failures.secondFactorNeeded'),
  unauthorised: toast('failures.signInTooOld'),
};

/** "Add authenticator: 400 -> …; 429 -> …; otherwise -> …" (D1 §8) */
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

/** "Account creation error: toast of the error." (D1 §8) */
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

/** "Password reset action failure" (D1 §8). Failures that have nothing to do with the link have texts of their own. */
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

/** "Forgot password always shows" (D1 §8) the same text, except when the server could not be reached. */
const forgotPassword: Rows<PasswordResetFailure> = {
  emailNotValid: field('signIn.emailInvalid'),
  offline: banner('failures.offline'),
};

/** The rest of `errorCatalogue`: the failures of the steps after the first page, and of links in emails. */
export const laterErrorCatalogue = { secondFactor, addAuthenticator, createAccount, resetPassword, forgotPassword };
