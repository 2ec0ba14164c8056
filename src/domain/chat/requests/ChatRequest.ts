import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { ChatPatient } from '../conversations/ChatSession';

/** `other`: a kind that this version does not know; the patient waits nonetheless. */
export type ChatRequestKind = 'patient' | 'handover' | 'invite' | 'upgraded' | 'other';

/** What a request says; a part that could not be read is named, and says nothing. */
export type ChatRequestPart = 'kind' | 'emergency' | 'highRisk' | 'requestedAt' | 'message' | 'patient' | 'from';

/** A request for a therapist, as far as it could be read. */
export interface ChatRequest {
  readonly id: string;
  readonly kind: ChatRequestKind;
  readonly generation: ChatGeneration;
  readonly emergency: boolean;
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number | 'unknown';
  readonly message: string;
  readonly patient: ChatPatient;
  /** The colleague who asks; empty where the patient does. */
  readonly from: string;
  readonly couldNotRead: readonly ChatRequestPart[];
}
