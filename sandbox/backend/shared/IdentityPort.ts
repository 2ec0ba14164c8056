import type { VerifyIdToken } from '#sandbox/shared/IdTokenClaims';

/** What the backend needs of the identity provider. */
export interface IdentityPort {
  readonly verifyIdToken: VerifyIdToken;
  /** A custom token for the person, with further claims for the ID tokens that come of it. */
  mintCustomToken(uid: string, claims: Readonly<Record<string, unknown>>): string;
}
