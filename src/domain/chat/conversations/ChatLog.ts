import type { ChatPatient } from './ChatSession';
import type { TimeId } from '../messages/TimeId';

export const loggedRoles = ['therapist', 'patient', 'system'] as const;
/** `other`: a role that this version does not know. */
export type LoggedRole = (typeof loggedRoles)[number] | 'other';

export interface LoggedMessage {
  readonly timeId: TimeId;
  readonly role: LoggedRole;
  /** Empty where the author is not known. */
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

/** Everything that was written in the V1 chats of one patient. */
export interface ChatLog {
  readonly patient: ChatPatient;
  /** Oldest first. */
  readonly chats: readonly LoggedChat[];
  /** False where a chat or a message could not be read. */
  readonly isWhole: boolean;
}
