import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { CallbackStore } from './singleSignOn/CallbackStore';
import type { ChoosePasswordStore } from './password/ChoosePasswordStore';
import type { InstallAuthenticatorStore } from './secondFactor/InstallAuthenticatorStore';
import type { OneTimePasswordCourse, OneTimePasswordStore } from './secondFactor/OneTimePasswordStore';
import type { ResetPasswordStore } from './password/ResetPasswordStore';
import type { AuthenticatorOwner, ScanQrCodeStore } from './secondFactor/ScanQrCodeStore';

/** Purposes of links in emails (D1 §2). */
export type ActionMode = 'resetPassword' | 'recoverEmail' | 'verifyEmail';

/** The stores of those session screens that are downloaded when they are first needed. */
export interface SessionPageStores {
  /** The purpose of the link from an email; undefined if it is not a known one. */
  readonly actionMode: () => ActionMode | undefined;
  choosePassword(email: string, onCreated: (idToken: string) => void): ChoosePasswordStore;
  /** Creates the store that asks for a code emailed to the account's own address. */
  proveMailbox(owner: Pick<PendingSignIn, 'email' | 'idToken'>, course: OneTimePasswordCourse): OneTimePasswordStore;
  installAuthenticator(): InstallAuthenticatorStore;
  scanQrCode(owner: AuthenticatorOwner, onAdded: () => void): ScanQrCodeStore;
  /** Returns the number of authenticators of the user to whom an ID token belongs. */
  countAuthenticators(idToken: string): Promise<number>;
  resetPassword(): ResetPasswordStore;
  callback(): CallbackStore;
}
