/** A single sign-on that has begun and was not answered yet. */
export interface PendingLogin {
  readonly clientID: string;
  readonly redirectUrl: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
