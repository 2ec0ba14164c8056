import type { TimeId } from './TimeId';

export type MessageOwner = 'You' | 'Therapist' | 'Patient' | 'System';

/** The sender id of messages written by the service itself. */
export const SYSTEM_SENDER = 'system';

export interface MessageReply {
  readonly id: TimeId;
  readonly text: string;
  readonly author: string;
  readonly uuid: string;
  readonly deleted: boolean;
}

export interface ChatMessage {
  readonly channelId: string;
  readonly timeId: TimeId;
  /** The id chosen by the author; `timeId` differs if the server moved the message. */
  readonly originalId: TimeId;
  /** Server order of arrival; absent until the message has arrived. */
  readonly seq?: TimeId;
  /** The author. */
  readonly uuid: string;
  /** Empty once deleted. */
  readonly text: string;
  readonly edited: boolean;
  readonly deleted: boolean;
  /** Liked by its reader. */
  readonly liked: boolean;
  /** Not confirmed by the backend yet. */
  readonly isPending: boolean;
  /** The backend refused it; it stays until the author retries or discards. */
  readonly hasFailedToSend: boolean;
  /** The outbox entry behind `isPending` or `hasFailedToSend`. */
  readonly outboxId?: string;
  readonly meta: {
    readonly owner: MessageOwner;
    readonly readOnly: boolean;
    /** Confirmed by the backend. */
    readonly sent: boolean;
    /** An own message that the patient has read. */
    readonly hasBeenRead: boolean;
    readonly reply?: MessageReply;
  };
}
