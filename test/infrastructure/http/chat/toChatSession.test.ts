import { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { readReply } from '@/infrastructure/http/client/readReply';
import { toChatSession } from '@/infrastructure/http/chat/loadSessions';

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

  it('distinguishes a count without a waiting patient from a missing count', () => {
    expect(toChatSession({ ...dto, unansweredFrom: '17723574000000001' }).unansweredFrom).toBe(17_723_574_000_000_001n);
    expect(toChatSession({ ...dto, unansweredFrom: null }).unansweredFrom).toBeNull();
    expect(toChatSession(dto)).not.toHaveProperty('unansweredFrom');
  });

  it('returns the accepted request, and none if the backend sends none', () => {
    const acceptedRequest = { emergency: true, requestedAt: '2026-03-01T09:30:00.000Z' };
    expect(toChatSession({ ...dto, acceptedRequest }).acceptedRequest).toEqual({
      emergency: true,
      requestedAt: Date.UTC(2026, 2, 1, 9, 30),
      couldNotRead: [],
    });
    expect(toChatSession(dto)).not.toHaveProperty('acceptedRequest');
  });

  it.each([
    [
      'a part',
      { emergency: 'yes', requestedAt: '2026-03-01T09:30:00.000Z' },
      ['emergency'],
      Date.UTC(2026, 2, 1, 9, 30),
    ],
    ['the time', { emergency: false, requestedAt: '2026-13-45' }, ['requestedAt'], 'unknown'],
    ['the whole of it', 'odd', ['acceptedRequest'], 'unknown'],
  ])(
    'names the unreadable parts of the accepted request, %s, and keeps the chat',
    (_, acceptedRequest, couldNotRead, requestedAt) => {
      const answer = readReply({ kind: 'list', dto: ChatSessionDto }, JSON.stringify([{ ...dto, acceptedRequest }]));
      const [read] = answer.ok ? (answer.value.value as ChatSessionDto[]) : [];
      expect(read && toChatSession(read).acceptedRequest).toEqual({ emergency: false, requestedAt, couldNotRead });
    },
  );

  it.each([
    'pinned',
    'isLeadTherapist',
    'unreadMessageCount',
    'messageCount',
    'lastMessage',
    'unansweredFrom',
    'patientReadUpTo',
    'ownReadSeq',
  ])('keeps a flagged chat whose %s is malformed, and names the part', part => {
    const answer = readReply(
      { kind: 'list', dto: ChatSessionDto },
      JSON.stringify([{ ...dto, highRisk: true, [part]: 'odd' }]),
    );
    const [read] = answer.ok ? (answer.value.value as ChatSessionDto[]) : [];
    expect(read && toChatSession(read)).toMatchObject({ chatSessionId: 'ana', highRisk: true, couldNotRead: [part] });
  });

  it('does not treat an unreadable flag as not set', () => {
    const answer = readReply({ kind: 'list', dto: ChatSessionDto }, JSON.stringify([{ ...dto, highRisk: 'yes' }]));
    const [read] = answer.ok ? (answer.value.value as ChatSessionDto[]) : [];
    expect(read && toChatSession(read)).toMatchObject({ highRisk: false, couldNotRead: ['highRisk'] });
  });
});
