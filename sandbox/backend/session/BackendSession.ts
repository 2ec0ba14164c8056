/** An open backend session. The cookie itself is not stored, only its hash. */
export interface BackendSession {
  readonly uid: string;
  /** The user's scopes in it: when a call passes it on, those that they have at that moment. */
  readonly scopes: readonly string[];
  /**
   * The scopes that the sign-in asked for, `all` for everything that the user has; sessions of an older journal do not
   * say, and have those that they began with.
   */
  readonly asked?: readonly string[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number;
  readonly cookieHash: string;
  /** The time of the last proof of identity, in milliseconds since 1970; missing in sessions of an older journal. */
  readonly signedInAt?: number;
  /** The sign-in that it was opened with, which several sessions may share; sessions of an older journal do not say. */
  readonly signIn?: string;
}
