import type { ChatSession } from '@/domain/chat/conversations/ChatSession';

/** A conversation with Ana Novak, unless the test wishes otherwise. */
export function aSession(wish: Partial<ChatSession> = {}): ChatSession {
  return {
    chatSessionId: 'ana',
    channelId: 'c-ana',
    generation: 'v2',
    patient: { id: 'p-ana', userId: 'ana', email: 'ana@example.org', firstName: 'Ana', lastName: 'Novak' },
    pinned: false,
    isLeadTherapist: true,
    highRisk: false,
    unread: 0,
    messageCount: 12,
    asOf: 0n,
    ...wish,
  };
}
