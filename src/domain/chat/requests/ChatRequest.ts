import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { ChatPatient } from '../conversations/ChatSession';

/** `other`: a kind that this version does not know; the patient waits nonetheless. */
export type ChatRequestKind = 'patient' | 'handover' | 'invite' | 'upgraded' | 'other';

/** A request for a therapist. */
export interface ChatRequest {
  readonly id: string;
  readonly kind: ChatRequestKind;
  readonly generation: ChatGeneration;
  readonly emergency: boolean;
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  readonly message: string;
  readonly patient: ChatPatient;
  /** The colleague who asks; empty where the patient does. */
  readonly from: string;
}
