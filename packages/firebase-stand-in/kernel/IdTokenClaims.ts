/** What a verified ID token says about its bearer, in the names of Firebase's own tokens. */
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
  /** What a backend has minted into the custom token. */
  readonly [claim: string]: unknown;
}

/** Answers undefined for a token that is forged, expired, revoked or of a disabled person. */
export type VerifyIdToken = (token: string) => IdTokenClaims | undefined;
