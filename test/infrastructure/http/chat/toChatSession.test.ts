import type { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { toChatSession } from '@/infrastructure/http/chat/fetchSessions';

const dto: ChatSessionDto = {
  chatSessionId: 'ana',
  chatRoomId: 'PatientTherapistChat.ana',
  pubNub: true,
  patient: { id: 'p-ana', userId: 'ana', email: 'ana@example.org' },
  pinned: false,
  isLeadTherapist: true,
  highRisk: false,
  unreadMessageCount: 1,
  messageCount: 2,
  asOf: '17723574000000009',
};

describe('toChatSession', () => {
  it('reads the generation from pubNub', () => {
    expect(toChatSession(dto).generation).toBe('v2');
    expect(toChatSession({ ...dto, pubNub: false }).generation).toBe('v1');
  });

  it('distinguishes a backend that counts no waiting patient from one that gives no count', () => {
    expect(toChatSession({ ...dto, unansweredFrom: '17723574000000001' }).unansweredFrom).toBe(17_723_574_000_000_001n);
    expect(toChatSession({ ...dto, unansweredFrom: null }).unansweredFrom).toBeNull();
    expect(toChatSession(dto)).not.toHaveProperty('unansweredFrom');
  });
});
