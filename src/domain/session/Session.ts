import type { User } from './User';

/** A signed-in person and the secret that proves it to the backend. */
export interface Session {
  readonly user: User;
  /** Sent as `Authorization: Bearer …`; never logged, reported or put into a URL. */
  readonly cookie: string;
  /**
   * Time of the sign-in, in milliseconds since 1970; undefined for older sessions. It identifies the sign-in, so a
   * renewed session keeps it.
   */
  readonly since?: number;
}
