/** What a person looks after themselves. */
export interface AccountSummary {
  readonly userId: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where there is none. */
  readonly screenName: string;
  /** As the server names it; one that this build does not have is shown in English. */
  readonly language: string;
  /** An address that waits for its confirmation. */
  readonly newEmailAddress?: string;
  /** Milliseconds since 1970. */
  readonly deletionRequestedAt?: number;
  readonly pushEnabled: boolean;
}
