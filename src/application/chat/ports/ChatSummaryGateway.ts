import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import type { Result } from '@/domain/kernel/Result';

export type ChatSummaryFailure =
  /** `CHAT_SUMMARY_NOT_FOUND`: the chat does not exist or is not this user's. */
  { readonly kind: 'notFound' } | { readonly kind: 'unknown' };

/** Looks up one V2 chat, listed or not. */
export interface ChatSummaryGateway {
  patientOf(chatSessionId: string): Promise<Result<ChatPatient, ChatSummaryFailure>>;
}
