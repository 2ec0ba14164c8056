import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';
import { conversationOf } from '#sandbox/pages/browser/conversationOf';

const event = (seq: number, rest: Partial<ChatEventDto>): ChatEventDto => {
  const place = String(10_000_000_000_000_000 + seq);
  return {
    id: `e${seq}`,
    type: 'message',
    channel: 'room-1',
    participants: [],
    seq: place,
    timeId: place,
    sender: 'therapist',
    ...rest,
  };
};
const first = event(1, { text: 'Hello' });

describe('conversationOf', () => {
  it('shows messages with their edits and deletions, in any order and with repeats', () => {
    const own = event(2, { text: 'Hi', sender: 'me' });
    const edit = event(3, { type: 'edit', timeId: first.timeId, text: 'Hello you' });
    const deletion = event(4, { type: 'delete', timeId: own.timeId, sender: 'me' });
    const { bubbles } = conversationOf([deletion, own, first, edit, own], 'me');
    expect(bubbles.map(({ kind, text }) => [kind, text])).toEqual([
      ['other', 'Hello you'],
      ['own', 'Deleted'],
    ]);
  });

  it('shows only the chat of the newest event', () => {
    const newer = event(9, { channel: 'room-2', text: 'New room' });
    expect(conversationOf([newer, first], 'me')).toMatchObject({ channel: 'room-2', bubbles: [{ text: 'New room' }] });
  });

  it('shows no chat once it has ended', () => {
    expect(conversationOf([event(5, { type: 'ended' }), first], 'me').channel).toBeUndefined();
  });

  it('shows that the therapist is typing', () => {
    expect(conversationOf([event(5, { type: 'typing', isTyping: true }), first], 'me').isOtherTyping).toBe(true);
    expect(
      conversationOf([event(5, { type: 'typing', isTyping: true, sender: 'me' }), first], 'me').isOtherTyping,
    ).toBe(false);
  });
});
