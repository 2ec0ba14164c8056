import type { VerifyIdToken } from '#firebase-stand-in/kernel/IdTokenClaims';

export interface IdentityAccount {
  readonly email?: string;
  /** True if the user has proved that they read the mailbox of this address. */
  readonly emailVerified?: boolean;
  readonly disabled: boolean;
  /** Milliseconds since 1970; absent for never. */
  readonly lastSignInAt?: number;
}

/** The backend's requirements of the identity provider. */
export interface IdentityPort {
  find(uid: string): IdentityAccount | undefined;
  /** The user has proved that they read the mailbox of their present address. */
  confirmEmail(uid: string): void;
  readonly verifyIdToken: VerifyIdToken;
  /** A custom token for the user, with further claims for the ID tokens that result from it. */
  mintCustomToken(uid: string, claims: Readonly<Record<string, unknown>>): string;
}

/** Users' changes to their own account at the identity provider. */
export interface OwnIdentityPort {
  /** The account with an address. */
  findByEmail(email: string): IdentityAccount | undefined;
  changeEmail(uid: string, email: string): void;
  /** Emails a link for choosing a new password, without revealing whether there is such an account. */
  sendPasswordReset(email: string): void;
}
