import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { CallbackStore } from './singleSignOn/CallbackStore';
import type { ChoosePasswordStore } from './password/ChoosePasswordStore';
import type { InstallAuthenticatorStore } from './secondFactor/InstallAuthenticatorStore';
import type { OneTimePasswordCourse, OneTimePasswordStore } from './secondFactor/OneTimePasswordStore';
import type { ResetPasswordStore } from './password/ResetPasswordStore';
import type { AuthenticatorOwner, ScanQrCodeStore } from './secondFactor/ScanQrCodeStore';

/** Purposes of links in emails (D1 §2). */
export type ActionMode = 'resetPassword' | 'recoverEmail' | 'verifyEmail';

/** Stores of the session's screens that are downloaded when they are first needed. */
export interface SessionPageStores {
  /** The purpose of a link from an email; undefined for a link of an unknown kind. */
  readonly actionMode: () => ActionMode | undefined;
  choosePassword(email: string, onCreated: (idToken: string) => void): ChoosePasswordStore;
  /** Asks for the code that is emailed to the account itself. */
  proveMailbox(owner: Pick<PendingSignIn, 'email' | 'idToken'>, course: OneTimePasswordCourse): OneTimePasswordStore;
  installAuthenticator(): InstallAuthenticatorStore;
  scanQrCode(owner: AuthenticatorOwner, onAdded: () => void): ScanQrCodeStore;
  /** Number of authenticators of an ID token's user. */
  countAuthenticators(idToken: string): Promise<number>;
  resetPassword(): ResetPasswordStore;
  callback(): CallbackStore;
}
