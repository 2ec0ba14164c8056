import type { VerifyIdToken } from '#firebase-stand-in/kernel/IdTokenClaims';

export interface IdentityAccount {
  readonly email?: string;
  /** Whether the person has shown that they read the mailbox of this very address. */
  readonly emailVerified?: boolean;
  readonly disabled: boolean;
  /** Milliseconds since 1970; absent for never. */
  readonly lastSignInAt?: number;
}

/** What the backend needs of the identity provider. */
export interface IdentityPort {
  find(uid: string): IdentityAccount | undefined;
  /** The person has shown that they read the mailbox of the address that they have now. */
  confirmEmail(uid: string): void;
  readonly verifyIdToken: VerifyIdToken;
  /** A custom token for the person, with further claims for the ID tokens that come of it. */
  mintCustomToken(uid: string, claims: Readonly<Record<string, unknown>>): string;
}

/** What people change of their own account at the identity provider. */
export interface OwnIdentityPort {
  /** Who has an address. */
  findByEmail(email: string): IdentityAccount | undefined;
  changeEmail(uid: string, email: string): void;
  /** Writes how to choose a new password; nobody learns whether there is such an account. */
  sendPasswordReset(email: string): void;
}
