/** The settings that a user manages themselves. */
export interface AccountSummary {
  readonly userId: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if there is none. */
  readonly screenName: string;
  /** Language code from the server; an unknown one is shown in English. */
  readonly language: string;
  /** An address awaiting confirmation. */
  readonly newEmailAddress?: string;
  /** Milliseconds since 1970. */
  readonly deletionRequestedAt?: number;
  readonly pushEnabled: boolean;
}
