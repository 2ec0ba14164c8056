import type { ChatGeneration } from '../kernel/ChatGeneration';

/** A chat with messages that its therapist has not read. */
export interface WaitingChat {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  readonly patient: string;
  readonly unread: number;
  /** Its request is, or may be, an emergency that nobody has answered. */
  readonly emergency?: boolean;
}
