/** A therapist who can be asked into a chat. */
export interface Colleague {
  readonly therapistId: string;
  readonly name: string;
  readonly email: string;
  /** Is in the chat already. */
  readonly inChat: boolean;
  /** What they have been asked and have not answered yet; absent for nothing. */
  readonly pending?: PendingRequest;
}

/** That a therapist was asked into a chat. */
export interface PendingRequest {
  readonly act: 'invite' | 'handover';
  readonly byUserId: string;
  /** Server time in milliseconds since 1970. */
  readonly askedAt: number;
  /** Of one's own requests alone. */
  readonly message?: string;
}
