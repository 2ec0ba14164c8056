/** An authenticator app that a person has registered. */
export interface Authenticator {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
