/** What became of a password, for the audit trail. Neither the address nor the password is in it. */
export interface SignInAttempt {
  /** The account, where there is one. */
  readonly uid?: string;
  /** `success` or the error code, enumeration protection notwithstanding. */
  readonly outcome: string;
}
