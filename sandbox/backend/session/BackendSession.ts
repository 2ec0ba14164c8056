/** An open backend session. The cookie itself is not kept, only its hash. */
export interface BackendSession {
  readonly uid: string;
  /** What the person may do in it: where a call hands it on, the scopes that they hold at that moment. */
  readonly scopes: readonly string[];
  /**
   * The scopes that the sign-in asked for, `all` for whatever the person holds; sessions of an older journal do not
   * say, and have those that they began with.
   */
  readonly asked?: readonly string[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number;
  readonly cookieHash: string;
  /** When the person last proved who they are, in milliseconds since 1970; sessions of an older journal do not say. */
  readonly signedInAt?: number;
  /** The sign-in that it was opened with, which several sessions may share; sessions of an older journal do not say. */
  readonly signIn?: string;
}
