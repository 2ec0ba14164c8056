/** A therapist who can be invited to a chat. */
export interface Colleague {
  readonly therapistId: string;
  readonly name: string;
  readonly email: string;
  /** The colleague is already in the chat. */
  readonly inChat: boolean;
  /** The request they have not answered yet; absent if none. */
  readonly pending?: PendingRequest;
}

/** A request to a therapist to join a chat. */
export interface PendingRequest {
  readonly act: 'invite' | 'handover';
  readonly byUserId: string;
  /** Server time in milliseconds since 1970. */
  readonly askedAt: number;
  /** Only for the user's own requests. */
  readonly message?: string;
}
