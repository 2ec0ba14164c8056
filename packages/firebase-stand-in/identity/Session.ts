/** One signed-in client. Neither its refresh token nor an ID token is stored, only the former's digest. */
export interface Session {
  /** SHA-256 of the refresh token, base64url. */
  readonly id: string;
  readonly uid: string;
  /** `password`, `custom` or `anonymous`. */
  readonly provider: string;
  /** Claims of the custom token it began with. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}
