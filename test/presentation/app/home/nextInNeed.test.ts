import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import { nextInNeed } from '@/presentation/app/home/nextInNeed';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';

const chat = (chatSessionId: string, more: Partial<ChatBadge> = {}): ChatBadge => ({
  chatSessionId,
  generation: 'v2',
  patientName: chatSessionId,
  unread: 0,
  highRisk: false,
  hasDraft: false,
  undecided: 0,
  ...more,
});
const calm = chat('calm');
const waits = chat('waits', { waitingSince: 10 });
const flagged = chat('flagged', { highRisk: true, waitingSince: 99, generation: 'v1' });

describe('nextInNeed', () => {
  it('returns the patient in most need, on every page', () => {
    expect(nextInNeed({ chats: [calm, waits, flagged], requests: [] }, '/home')).toBe('/therapist/chat/flagged');
  });

  it('returns the patient after the one on screen in any list, and starts over after the last', () => {
    const all = { chats: [calm, waits, flagged], requests: [aChatRequest({ emergency: true })] };
    expect(nextInNeed(all, '/therapist/go-chat-requests')).toBe('/therapist/chat/flagged');
    expect(nextInNeed(all, '/therapist/chat/flagged')).toBe('/therapist/go-chat/all/waits');
    expect(nextInNeed(all, '/therapist/go-chat/pinned/waits')).toBe('/therapist/go-chat-requests');
  });

  it('reaches every patient when a V1 and a V2 chat have the same id', () => {
    const v1 = chat('7', { waitingSince: 10, generation: 'v1' });
    const v2 = chat('7', { waitingSince: 20 });
    const last = chat('8', { waitingSince: 30 });
    const all = { chats: [v1, v2, last], requests: [] };
    expect(nextInNeed(all, '/therapist/chat/7')).toBe('/therapist/go-chat/all/7');
    expect(nextInNeed(all, '/therapist/go-chat/pinned/7')).toBe('/therapist/go-chat/all/8');
  });

  it('puts the chat of an accepted emergency before flagged patients', () => {
    const emergency = chat('emergency', { waitingSince: 100, emergency: 'mayBeEmergency' });
    expect(nextInNeed({ chats: [waits, flagged, emergency], requests: [] }, '/home')).toBe(
      '/therapist/go-chat/all/emergency',
    );
  });

  it('includes a flagged chat in which no one waits, and a chat with a held message', () => {
    const quiet = chat('quiet', { highRisk: true });
    const held = chat('held', { undecided: 2 });
    expect(nextInNeed({ chats: [calm, held, quiet], requests: [] }, '/home')).toBe('/therapist/go-chat/all/quiet');
    expect(nextInNeed({ chats: [calm, held], requests: [] }, '/home')).toBe('/therapist/go-chat/all/held');
  });

  it('returns undefined when no patient needs attention', () => {
    expect(nextInNeed({ chats: [calm], requests: [] }, '/home')).toBeUndefined();
  });
});
