/** A person to create an account for. */
export interface NewUser {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Determines their organisation. */
  readonly accessCode: string;
  /** Reason, as recorded in the history. */
  readonly reason: string;
}
