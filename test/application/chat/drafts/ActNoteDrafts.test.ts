import { ChatState } from '@/application/chat/client/ChatState';
import { SaveDraft } from '@/application/chat/drafts/SaveDraft';
import { ActNoteDrafts } from '@/application/chat/drafts/ActNoteDrafts';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [engine, board] = [new FakeChatEngine(), new ChatState()];
  board.uid = 'me';
  const drafts = new SaveDraft(engine, board, new ManualClock());
  return { engine, drafts, keep: new ActNoteDrafts(drafts) };
}

describe('ActNoteDrafts', () => {
  it('reads back what was written for one purpose in one chat, beside the draft of the chat', () => {
    const { drafts, keep } = setUp();
    drafts.execute('c:ana', 'a new message');
    keep.execute('c:ana', 'handover', 'End of\nmy shift');
    expect([
      keep.wordsOf('c:ana', 'handover'),
      keep.wordsOf('c:ana', 'invite'),
      keep.wordsOf('c-ben', 'handover'),
      drafts.draftOf('c:ana'),
    ]).toEqual(['End of\nmy shift', '', '', 'a new message']);
  });

  it('forgets what has arrived', () => {
    const { engine, keep } = setUp();
    keep.execute('c-ana', 'flag', 'Spoke of plans');
    keep.execute('c-ana', 'flag', '');
    expect([keep.wordsOf('c-ana', 'flag'), engine.lastCommand]).toEqual([
      '',
      { type: 'draft', channelId: 'words:flag:c-ana', text: '' },
    ]);
  });

  it('asks for nothing to be kept where nothing has changed', () => {
    const { engine, keep } = setUp();
    keep.execute('c-ana', 'flag', '');
    expect(engine.lastCommand).toBeUndefined();
  });
});
