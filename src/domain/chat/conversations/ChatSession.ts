import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { NamedPatient } from '../../kernel/patientName';
import type { TimeId } from '../messages/TimeId';
import type { AcceptedRequest } from '../requests/AcceptedRequest';
import type { Waiting } from './waitingSince.rule';

export interface ChatPatient extends NamedPatient {
  /** Identity under which the patient writes, and the key of their presence. */
  readonly userId: string;
}

/** The message of a chat that arrived last. */
export interface LastMessage {
  readonly timeId: TimeId;
  /** Server order of its arrival; absent where the backend does not send it. */
  readonly seq?: TimeId;
  readonly sender: string;
  readonly text: string;
  readonly deleted: boolean;
}

/** One conversation as the lists show it. */
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
  /** Messages that came since `asOf`, as far as this window knows. */
  readonly messagesSince?: number;
  readonly lastMessage?: LastMessage;
  /**
   * Server order of the first message without an answer, as of `asOf`; null: there is none; absent: the backend does
   * not send it.
   */
  readonly unansweredFrom?: TimeId | null;
  /** Since when the patient waits for an answer, with what this window knows beyond the list; absent: they do not. */
  readonly waiting?: Waiting;
  /** The patient's request that was accepted and that nobody has answered; absent: none, or the backend says nothing. */
  readonly acceptedRequest?: AcceptedRequest;
  readonly patientReadUpTo?: TimeId;
  /** Server order of that message; absent, here and below, where the backend does not send it. */
  readonly patientReadSeq?: TimeId;
  readonly ownReadUpTo?: TimeId;
  readonly ownReadSeq?: TimeId;
  /** Names of parts that could not be read: they are false, 0 or absent here, and that is not none. */
  readonly couldNotRead?: readonly string[];
  /** Server order of the newest event that the figures count in. */
  readonly asOf: TimeId;
}

const PARTS_OF_NEED = ['highRisk', 'unreadMessageCount', 'unansweredFrom', 'lastMessage'];

/** Whether something could not be read that may say that the patient needs somebody. */
export const mayHideNeed = ({ couldNotRead = [] }: Pick<ChatSession, 'couldNotRead'>): boolean =>
  couldNotRead.some(part => PARTS_OF_NEED.includes(part));

/** The place of the last message in the order of arrival; a list without it was counted after the message arrived. */
export const arrivalOfLast = ({ lastMessage, asOf }: Pick<ChatSession, 'lastMessage' | 'asOf'>): TimeId | undefined => {
  if (lastMessage === undefined) return undefined;
  return lastMessage.seq ?? (lastMessage.timeId < asOf ? lastMessage.timeId : asOf);
};
