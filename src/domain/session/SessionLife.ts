/** What this window knows of its session's end. */
export interface SessionLife {
  /** When the person signed in here, milliseconds since 1970; undefined where that is not known. */
  readonly since: number | undefined;
  /** When it ends if nothing is done; undefined until the backend has said so. */
  readonly endsAt: number | undefined;
}
