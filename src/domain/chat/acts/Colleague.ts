/** A therapist who can be asked into a chat. */
export interface Colleague {
  readonly therapistId: string;
  readonly name: string;
  readonly email: string;
  /** Is in the chat already. */
  readonly inChat: boolean;
}
