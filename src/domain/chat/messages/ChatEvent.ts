import type { Participant } from '../conversations/Participant';
import type { TimeId } from './TimeId';

interface EventOf<T extends string> {
  readonly type: T;
  readonly channelId: string;
  /** Server order, strictly rising over all events: the order of arrival. It is the server's time as well. */
  readonly seq: TimeId;
  /**
   * The message concerned. For `read` the newest message read, in order of arrival; for the others the server's time.
   */
  readonly timeId: TimeId;
  readonly sender: string;
}

export interface MessageSent extends EventOf<'message'> {
  readonly text: string;
  /**
   * The id that the sender chose; `timeId` differs where the server gave the message another place, see
   * `timeIdOnArrival`.
   */
  readonly clientTs: TimeId;
  readonly replyTo?: TimeId;
  /** A like; it is never withdrawn. */
  readonly liked?: true;
}
export interface MessageEdited extends EventOf<'edit'> {
  readonly text: string;
  readonly clientTs: TimeId;
}
export interface MessageDeleted extends EventOf<'delete'> {
  readonly clientTs: TimeId;
}
export interface MessagesRead extends EventOf<'read'> {
  /** Server order of the message; absent in records from before it was sent. */
  readonly upTo?: TimeId;
}
export interface TypingChanged extends EventOf<'typing'> {
  readonly isTyping: boolean;
}
export interface ParticipantsChanged extends EventOf<'participants'> {
  readonly people: readonly Participant[];
}
export type ChatEnded = EventOf<'ended'>;

export type MessageChange = MessageSent | MessageEdited | MessageDeleted;

/** Everything that can happen in a chat. What is shown depends on the set of events alone, not on how they arrived. */
export type ChatEvent = MessageChange | MessagesRead | TypingChanged | ParticipantsChanged | ChatEnded;

export const isMessageChange = (event: ChatEvent): event is MessageChange =>
  event.type === 'message' || event.type === 'edit' || event.type === 'delete';
