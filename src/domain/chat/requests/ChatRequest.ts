import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { ChatPatient } from '../conversations/ChatSession';

/** `other`: a kind unknown to this version; the patient is still waiting. */
export type ChatRequestKind = 'patient' | 'handover' | 'invite' | 'upgraded' | 'other';

/** Parts of a request that may be unreadable. */
export type ChatRequestPart = 'kind' | 'emergency' | 'highRisk' | 'requestedAt' | 'message' | 'patient' | 'from';

/** A request for a therapist; some parts may be unreadable. */
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
  /** The requesting colleague; empty if the patient asks. */
  readonly from: string;
  readonly couldNotRead: readonly ChatRequestPart[];
}
