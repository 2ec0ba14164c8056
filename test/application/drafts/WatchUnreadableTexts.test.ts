import { ChatState } from '@/application/chat/client/ChatState';
import { WatchUnreadableTexts, type UnreadableTextsState } from '@/application/drafts/WatchUnreadableTexts';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const chatState = new ChatState();
  const told: UnreadableTextsState[] = [];
  chatState.post({ type: 'authorised', uid: 'ann' });
  const texts = [{ id: '1', kind: 'draft', key: { kind: 'edit', channelId: 'c-ana' } } as const];
  chatState.post({ type: 'unreadableTexts', texts, keyLost: true });
  new WatchUnreadableTexts(chatState).execute(now => told.push(now));
  return { chatState, told };
}

describe('WatchUnreadableTexts', () => {
  it('tells them also to a screen that comes later, with the patient’s name once the chat is listed', () => {
    const { chatState, told } = setUp();
    expect(told.at(-1)).toMatchObject({ keyLost: true, texts: [{ id: '1', patientName: '' }] });
    chatState.post({
      type: 'update',
      update: { type: 'sessions', phase: 'known', sessions: [aSession({ channelId: 'c-ana' })] },
    });
    expect(told.at(-1)?.texts).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it('forgets them with the person', () => {
    const { chatState, told } = setUp();
    chatState.clear();
    expect(told.at(-1)).toEqual({ texts: [], keyLost: false });
  });
});
