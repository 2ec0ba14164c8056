import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';

/** Ana Novak asks for a V2 chat, unless the test wishes otherwise. */
export function aChatRequest(wish: Partial<ChatRequest> = {}): ChatRequest {
  return {
    id: 'r-ana',
    kind: 'patient',
    generation: 'v2',
    emergency: false,
    highRisk: false,
    requestedAt: Date.UTC(2026, 10, 20, 9, 24),
    message: 'Could we talk?',
    patient: { id: 'p-ana', userId: 'ana', email: 'ana@example.org', firstName: 'Ana', lastName: 'Novak' },
    from: '',
    couldNotRead: [],
    ...wish,
  };
}
