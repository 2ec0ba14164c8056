import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { ChatPatient } from '../conversations/ChatSession';

/** A patient's active chat, as shown to a therapist who may claim it. */
export interface ClaimableChat {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  /** The id or email used to find the patient. */
  readonly named: string;
  /** Absent, like the flag, for a patient not assigned to the user. */
  readonly patient?: ChatPatient;
  readonly highRisk?: boolean;
  readonly lead: { readonly therapistId: string; readonly name: string; readonly isMe: boolean };
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Time of the last message, in milliseconds since 1970; absent if there is none. */
  readonly lastMessageAt?: number;
}
