import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ParticipantDto } from '@/infrastructure/http/chat/chatDtos';

/** One chat between a patient and therapists. */
export interface ChatRoom {
  /** The chat session id. */
  readonly id: string;
  readonly patientId: string;
  /** `v2` without a word. */
  readonly generation?: ChatGeneration;
  /** Who takes part now. */
  readonly people: readonly ParticipantDto[];
  /** Identity id of the lead therapist. */
  readonly leadUid: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number;
}
