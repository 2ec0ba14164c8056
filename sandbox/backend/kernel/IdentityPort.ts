import type { VerifyIdToken } from '#firebase-stand-in/kernel/IdTokenClaims';

export interface IdentityAccount {
  readonly email?: string;
  readonly disabled: boolean;
  /** Milliseconds since 1970; absent for never. */
  readonly lastSignInAt?: number;
}

/** What the backend needs of the identity provider. */
export interface IdentityPort {
  find(uid: string): IdentityAccount | undefined;
  readonly verifyIdToken: VerifyIdToken;
  /** A custom token for the person, with further claims for the ID tokens that come of it. */
  mintCustomToken(uid: string, claims: Readonly<Record<string, unknown>>): string;
}
