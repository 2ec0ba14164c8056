import type { Participant } from '../conversations/Participant';
import type { TimeId } from './TimeId';

interface EventOf<T extends string> {
  readonly type: T;
  readonly channelId: string;
  /** Server order, strictly increasing over all events: the order of arrival. Also the server's time. */
  readonly seq: TimeId;
  /**
   * The message concerned. For `read`: the newest message read, in order of arrival. For the others: the server's time.
   */
  readonly timeId: TimeId;
  readonly sender: string;
}

export interface MessageSent extends EventOf<'message'> {
  readonly text: string;
  /** The id chosen by the sender; `timeId` differs if the server moved the message, see `timeIdOnArrival`. */
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
  /** Server order of the message; absent in records that predate it. */
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

/** All events of a chat. The display depends only on the set of events, not on their order of arrival. */
export type ChatEvent = MessageChange | MessagesRead | TypingChanged | ParticipantsChanged | ChatEnded;

export const isMessageChange = (event: ChatEvent): event is MessageChange =>
  event.type === 'message' || event.type === 'edit' || event.type === 'delete';
