import { ChatState } from '@/application/chat/page/ChatState';
import { WatchUnreadableTexts, type UnreadableTextsState } from '@/application/drafts/WatchUnreadableTexts';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const chatState = new ChatState();
  const received: UnreadableTextsState[] = [];
  chatState.post({ type: 'authorised', uid: 'ann' });
  const texts = [{ id: '1', kind: 'draft', key: { kind: 'edit', channelId: 'c-ana' } } as const];
  chatState.post({ type: 'unreadableTexts', texts, keyLost: true });
  new WatchUnreadableTexts(chatState).execute(now => received.push(now));
  return { chatState, received };
}

describe('WatchUnreadableTexts', () => {
  it('reports unreadable texts to a late screen, with the patient’s name once the chat is listed', () => {
    const { chatState, received } = setUp();
    expect(received.at(-1)).toMatchObject({ keyLost: true, texts: [{ id: '1', patientName: '' }] });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession({ channelId: 'c-ana' })] });
    expect(received.at(-1)?.texts).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it('forgets them when the user signs out', () => {
    const { chatState, received } = setUp();
    chatState.clear();
    expect(received.at(-1)).toEqual({ texts: [], keyLost: false });
  });
});
