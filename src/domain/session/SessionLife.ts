/** The end of the session, as known to this window. */
export interface SessionLife {
  /** Time of the sign-in here, in milliseconds since 1970; undefined if unknown. */
  readonly since: number | undefined;
  /** Expiry without a renewal; undefined until the backend has said so. */
  readonly endsAt: number | undefined;
}
