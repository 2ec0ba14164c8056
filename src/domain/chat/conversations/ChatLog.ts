import type { ChatPatient } from './ChatSession';
import type { TimeId } from '../messages/TimeId';

export const loggedRoles = ['therapist', 'patient', 'system'] as const;
/** `other`: a role unknown to this version. */
export type LoggedRole = (typeof loggedRoles)[number] | 'other';

export interface LoggedMessage {
  readonly timeId: TimeId;
  readonly role: LoggedRole;
  /** Empty if the author is unknown. */
  readonly name: string;
  /** Empty once deleted. */
  readonly text: string;
  readonly edited: boolean;
  readonly deleted: boolean;
}

export interface LoggedChat {
  readonly chatSessionId: string;
  /** Oldest first. */
  readonly messages: readonly LoggedMessage[];
}

/** All messages in the V1 chats of one patient. */
export interface ChatLog {
  readonly patient: ChatPatient;
  /** Oldest first. */
  readonly chats: readonly LoggedChat[];
  /** False if a chat or a message could not be read. */
  readonly isWhole: boolean;
}
