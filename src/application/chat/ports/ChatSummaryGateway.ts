import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import type { Result } from '@/domain/kernel/Result';

export type ChatSummaryFailure =
  /** `CHAT_SUMMARY_NOT_FOUND`: there is no such chat, or it is none of this person's. */
  { readonly kind: 'notFound' } | { readonly kind: 'unknown' };

/** What the backend says of one V2 chat, listed or not. */
export interface ChatSummaryGateway {
  /** Whom the chat is with. */
  patientOf(chatSessionId: string): Promise<Result<ChatPatient, ChatSummaryFailure>>;
}
