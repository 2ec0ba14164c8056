/** Somebody who is to get an account. */
export interface NewUser {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Says to which organisation they belong. */
  readonly accessCode: string;
  /** Why; the history has it. */
  readonly reason: string;
}
