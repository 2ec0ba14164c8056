import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';

/** Ana Novak's chat, led by Ben Okafor, unless the test wishes otherwise. */
export function aClaimableChat(wish: Partial<ClaimableChat> = {}): ClaimableChat {
  return {
    chatSessionId: 'ana',
    generation: 'v2',
    named: 'p-ana',
    patient: { id: 'p-ana', userId: 'ana', email: 'ana@example.org', firstName: 'Ana', lastName: 'Novak' },
    highRisk: false,
    lead: { therapistId: 't-ben', name: 'Ben Okafor', isMe: false },
    startedAt: Date.UTC(2026, 10, 20, 8, 0),
    lastMessageAt: Date.UTC(2026, 10, 20, 9, 24),
    ...wish,
  };
}
