import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { NamedPatient } from '../../kernel/patientName';
import type { TimeId } from '../messages/TimeId';
import type { AcceptedRequest } from '../requests/AcceptedRequest';
import type { Waiting } from './waitingSince.rule';

export interface ChatPatient extends NamedPatient {
  /** Identity of the patient as an author, and the key of their presence. */
  readonly userId: string;
}

/** The last message to arrive in a chat. */
export interface LastMessage {
  readonly timeId: TimeId;
  /** Server order of arrival; absent if the backend does not send it. */
  readonly seq?: TimeId;
  readonly sender: string;
  readonly text: string;
  readonly deleted: boolean;
}

export interface ChatSession {
  readonly chatSessionId: string;
  readonly channelId: string;
  readonly generation: ChatGeneration;
  readonly patient: ChatPatient;
  readonly pinned: boolean;
  readonly isLeadTherapist: boolean;
  readonly highRisk: boolean;
  readonly unread: number;
  readonly messageCount: number;
  /** Messages since `asOf` that are known to this window. */
  readonly messagesSince?: number;
  readonly lastMessage?: LastMessage;
  /** Server order of the first unanswered message, as of `asOf`; null: none; absent: the backend does not send it. */
  readonly unansweredFrom?: TimeId | null;
  /** Start of the patient's wait according to the list and this window; absent: the patient is not waiting. */
  readonly waiting?: Waiting;
  /** The accepted but unanswered request; absent: none, or the backend does not say. */
  readonly acceptedRequest?: AcceptedRequest;
  readonly patientReadUpTo?: TimeId;
  /** Server order of that message; absent, here and below, if the backend does not send it. */
  readonly patientReadSeq?: TimeId;
  readonly ownReadUpTo?: TimeId;
  readonly ownReadSeq?: TimeId;
  /** Names of unreadable parts, which are false, 0 or absent here without meaning "none". */
  readonly couldNotRead?: readonly string[];
  /** Server order of the newest event included in the figures. */
  readonly asOf: TimeId;
}

const PARTS_OF_NEED = ['highRisk', 'unreadMessageCount', 'unansweredFrom', 'lastMessage'];

/** True if an unreadable part may show that the patient needs attention. */
export const mayHideNeed = ({ couldNotRead = [] }: Pick<ChatSession, 'couldNotRead'>): boolean =>
  couldNotRead.some(part => PARTS_OF_NEED.includes(part));

/** Server order of the last message; without it, the list was computed after the message arrived. */
export const arrivalOfLast = ({ lastMessage, asOf }: Pick<ChatSession, 'lastMessage' | 'asOf'>): TimeId | undefined => {
  if (lastMessage === undefined) return undefined;
  return lastMessage.seq ?? (lastMessage.timeId < asOf ? lastMessage.timeId : asOf);
};
