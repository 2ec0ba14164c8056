import type { ChatGeneration } from '../kernel/ChatGeneration';

/** A chat with messages unread by its therapist. */
export interface WaitingChat {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  readonly patient: string;
  readonly unread: number;
  /** Its request is, or may be, an unanswered emergency. */
  readonly emergency?: boolean;
}
