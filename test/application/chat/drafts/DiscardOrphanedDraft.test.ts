import { ChatState } from '@/application/chat/client/ChatState';
import { DiscardOrphanedDraft } from '@/application/chat/drafts/DiscardOrphanedDraft';
import { SaveDraft } from '@/application/chat/drafts/SaveDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeDraftSignal } from '#test/support/fakes/chat/FakeDraftSignal';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  const engine = new FakeChatEngine();
  const signal = new FakeDraftSignal();
  const discard = new DiscardOrphanedDraft(board, new SaveDraft(engine, board, new ManualClock()), signal);
  return { board, engine, signal, discard };
}

describe('DiscardOrphanedDraft', () => {
  it('takes the words from this window and from the device, and tells the other windows which they were', () => {
    const { board, engine, signal, discard } = setUp();
    board.setDraft('edit:c-ana', '5\nBetter');
    discard.execute('edit:c-ana');
    expect(board.draftOf('edit:c-ana')).toBe('');
    expect(engine.lastCommand).toEqual({ type: 'draft', channelId: 'edit:c-ana', text: '' });
    expect(signal.announced).toEqual([{ place: 'edit:c-ana', kept: '5\nBetter' }]);
  });

  it('tells nobody where there was nothing', () => {
    const { signal, discard } = setUp();
    discard.execute('c-ana');
    expect(signal.announced).toEqual([]);
  });
});
