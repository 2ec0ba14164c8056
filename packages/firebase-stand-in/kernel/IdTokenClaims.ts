/** The claims of a verified ID token, in the names of Firebase's own tokens. */
export interface IdTokenClaims {
  readonly sub: string;
  readonly user_id: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** Seconds since 1970. */
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
  readonly firebase: {
    readonly sign_in_provider: string;
    readonly identities: Readonly<Record<string, readonly string[]>>;
  };
  /** Claims that a backend has minted into the custom token. */
  readonly [claim: string]: unknown;
}

/** Returns undefined for a token that is forged, expired, revoked or of a disabled user. */
export type VerifyIdToken = (token: string) => IdTokenClaims | undefined;
