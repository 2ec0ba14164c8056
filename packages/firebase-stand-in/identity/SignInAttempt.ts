/** The outcome of a password attempt, for the audit trail. It contains neither the address nor the password. */
export interface SignInAttempt {
  /** The account, where there is one. */
  readonly uid?: string;
  /** `success` or the error code, enumeration protection notwithstanding. */
  readonly outcome: string;
}
