import type { RequestType } from '@/domain/notifications/RequestType';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

/** Somebody asks a therapist to come into a chat. */
export interface ChatRequest {
  readonly id: string;
  readonly requestType: RequestType;
  /** Of the chat that is asked for; `v2` without a word. */
  readonly generation?: ChatGeneration;
  readonly patientId: string;
  readonly emergency: boolean;
  /** Identity id of the colleague who asks; without one the patient does. */
  readonly from?: string;
  /** Identity id of the one therapist who may accept; without one every therapist may. */
  readonly to?: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  /** Set once, by the therapist who was quickest. */
  readonly acceptedBy?: string;
  /** Server order of the newest event when it was accepted: a later message of staff answers it. */
  readonly acceptedSeq?: string;
  /** The chat that the request led to; of what a colleague asks, the chat that it is about. */
  readonly chatSessionId?: string;
}
