import type { RequestType } from '@/domain/notifications/RequestType';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

/** A request to a therapist to join a chat. */
export interface ChatRequest {
  readonly id: string;
  readonly requestType: RequestType;
  /** The generation of the requested chat; default `v2`. */
  readonly generation?: ChatGeneration;
  readonly patientId: string;
  readonly emergency: boolean;
  /** Identity id of the requesting colleague; absent if the patient made the request. */
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
  /** The chat that resulted from the request; for a colleague's request, the chat that it is about. */
  readonly chatSessionId?: string;
}
