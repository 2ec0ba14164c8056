import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const [engine, chatState] = [new FakeChatEngine(), new ChatState()];
  chatState.uid = 'me';
  const drafts = new SaveDraft(engine, chatState, new ManualClock());
  return { engine, chatState, drafts, save: new ActNoteDrafts(chatState, drafts) };
}

describe('ActNoteDrafts', () => {
  it('saves a note by chat and purpose, separate from the chat’s draft', () => {
    const { chatState, drafts, save } = setUp();
    drafts.execute(chatDraftKey('c:ana'), 'a new message');
    save.execute('c:ana', 'handover', 'End of\nmy shift');
    expect([
      save.noteOf('c:ana', 'handover'),
      save.noteOf('c:ana', 'invite'),
      save.noteOf('c-ben', 'handover'),
      chatState.draftOf(chatDraftKey('c:ana')),
    ]).toEqual(['End of\nmy shift', '', '', 'a new message']);
  });

  it('deletes a note that is emptied', () => {
    const { engine, save } = setUp();
    save.execute('c-ana', 'flag', 'Spoke of plans');
    save.execute('c-ana', 'flag', '');
    expect([save.noteOf('c-ana', 'flag'), engine.lastCommand]).toMatchObject([
      '',
      { type: 'saveDraft', key: { kind: 'actNote', purpose: 'flag', channelId: 'c-ana' }, text: '' },
    ]);
  });

  it('saves nothing when nothing has changed', () => {
    const { engine, save } = setUp();
    save.execute('c-ana', 'flag', '');
    expect(engine.lastCommand).toBeUndefined();
  });
});
