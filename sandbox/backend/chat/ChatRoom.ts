import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ParticipantDto } from '@/infrastructure/http/chat/chatDtos';

/** One chat between a patient and therapists. */
export interface ChatRoom {
  /** The chat session id. */
  readonly id: string;
  readonly patientId: string;
  /** Default `v2`. */
  readonly generation?: ChatGeneration;
  /** The present participants. */
  readonly people: readonly ParticipantDto[];
  /** Identity id of the lead therapist. */
  readonly leadUid: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number;
}
