import type { FinishSingleSignOnFailure } from '@/application/session/singleSignOn/FinishSingleSignOn';
import type { SignInFailure } from '@/application/session/signIn/SignIn';
import type { StartSingleSignOnFailure } from '@/application/session/singleSignOn/StartSingleSignOn';
import type texts from '../../../public/i18n/en/session.json';
import type { TextKey } from '../kit/text/textsOf';
import type { DisplayedFailure } from './DisplayedFailure';

/** The text for a failure and where to show it. `own`: the failure's own message is used if it has one. */
export interface CatalogueRow {
  readonly place: DisplayedFailure['place'];
  readonly text: TextKey<typeof texts>;
  readonly own?: true;
}
export type Rows<F extends { readonly kind: string }> = Readonly<Record<F['kind'], CatalogueRow>>;

export const banner = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'banner', text });
export const toast = (text: CatalogueRow['text']): CatalogueRow => ({ place: 'toast', text });
export const ownWords = (place: CatalogueRow['place']): CatalogueRow => ({
  place,
  text: 'failures.backendFailed',
  own: true,
});

/** D1 §8, "Sign-in (red banner on the sign-in step)"; "other errors -> toast with the error's message." */
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

/** Most texts say which check failed, so that support knows where to look. */
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
 * The failures of the first page (D1 §8): for each act, the text of each failure and where to show it. A failure
 * without an entry does not compile. `laterErrorCatalogue` has those of all later steps.
 */
export const errorCatalogue = { signIn, singleSignOn };
