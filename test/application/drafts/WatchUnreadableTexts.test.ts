import { ChatState } from '@/application/chat/client/ChatState';
import { WatchUnreadableTexts, type UnreadableTexts } from '@/application/drafts/WatchUnreadableTexts';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const board = new ChatState();
  const told: UnreadableTexts[] = [];
  board.post({ type: 'authorised', uid: 'ann' });
  const texts = [{ id: '1', kind: 'draft', place: 'edit:c-ana' } as const];
  board.post({ type: 'unreadableTexts', texts, keyLost: true });
  new WatchUnreadableTexts(board).execute(now => told.push(now));
  return { board, told };
}

describe('WatchUnreadableTexts', () => {
  it('tells them also to a screen that comes later, with the patient’s name once the chat is listed', () => {
    const { board, told } = setUp();
    expect(told.at(-1)).toMatchObject({ keyLost: true, texts: [{ id: '1', patientName: '' }] });
    board.post({
      type: 'update',
      update: { type: 'sessions', phase: 'known', sessions: [aSession({ channelId: 'c-ana' })] },
    });
    expect(told.at(-1)?.texts).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it('forgets them with the person', () => {
    const { board, told } = setUp();
    board.clear();
    expect(told.at(-1)).toEqual({ texts: [], keyLost: false });
  });
});
