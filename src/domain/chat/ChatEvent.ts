import type { Participant } from './Participant';
import type { TimeId } from './TimeId';

interface EventOf<T extends string> {
  readonly type: T;
  readonly channelId: string;
  /** Server order, strictly rising over all events. */
  readonly seq: TimeId;
  /** The message concerned. For `read` the newest message read; for the others the server's time. */
  readonly timeId: TimeId;
  readonly sender: string;
}

export interface MessageSent extends EventOf<'message'> {
  readonly text: string;
  /** The id that the sender chose; differs from `timeId` only when another sender already held it. */
  readonly clientTs: TimeId;
  readonly replyTo?: TimeId;
}
export interface MessageEdited extends EventOf<'edit'> {
  readonly text: string;
  readonly clientTs: TimeId;
}
export interface MessageDeleted extends EventOf<'delete'> {
  readonly clientTs: TimeId;
}
export type MessagesRead = EventOf<'read'>;
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
