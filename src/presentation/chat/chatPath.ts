import type { ChatSession } from '@/domain/chat/ChatSession';

export function chatPath({ chatSessionId }: ChatSession): string {
  return `/therapist/go-chat/all/${encodeURIComponent(chatSessionId)}`;
}
