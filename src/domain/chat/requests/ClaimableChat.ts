import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { ChatPatient } from '../conversations/ChatSession';

/** A patient's active chat, as shown to a therapist who may claim it. */
export interface ClaimableChat {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  /** The id or email by which the patient was looked up. */
  readonly named: string;
  /** Absent, like the flag, for a patient whom the person does not know. */
  readonly patient?: ChatPatient;
  readonly highRisk?: boolean;
  readonly lead: { readonly therapistId: string; readonly name: string; readonly isMe: boolean };
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** When the last message was written, in milliseconds since 1970; absent while there is none. */
  readonly lastMessageAt?: number;
}
