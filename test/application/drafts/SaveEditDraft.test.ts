import { ChatState } from '@/application/chat/page/ChatState';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const [engine, chatState, clock] = [new FakeChatEngine(), new ChatState(), new ManualClock()];
  chatState.uid = 'me';
  const drafts = new SaveDraft(engine, chatState, clock);
  return { engine, chatState, clock, drafts, save: new SaveEditDraft(chatState, drafts) };
}

describe('SaveEditDraft', () => {
  it.each(['Better', '', 'two\nlines\n'])('reads an edit back, separate from the chat’s draft: %j', text => {
    const { chatState, drafts, save } = setUp();
    drafts.execute(chatDraftKey('c-ana'), 'a new message');
    save.execute('c-ana', { timeId: 17_723_574_000_000_000n, text });
    expect([save.editOf('c-ana'), chatState.draftOf(chatDraftKey('c-ana')), save.editOf('c-ben')]).toEqual([
      { timeId: 17_723_574_000_000_000n, text },
      'a new message',
      undefined,
    ]);
  });

  it('deletes an edit once it is saved or discarded', () => {
    const { engine, clock, save } = setUp();
    save.execute('c-ana', { timeId: 5n, text: 'Better' });
    save.execute('c-ana');
    clock.advance(1_000);
    expect([save.editOf('c-ana'), engine.lastCommand]).toMatchObject([
      undefined,
      { type: 'saveDraft', key: { kind: 'edit', channelId: 'c-ana' }, text: '' },
    ]);
  });

  it('is collected with the unsent texts, without its metadata', () => {
    const { chatState, save } = setUp();
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    save.execute('c-ana', { timeId: 5n, text: 'Better' });
    expect(new CollectUnsentText(chatState).execute()).toEqual([{ patientName: 'Ana Novak', text: 'Better' }]);
  });
});
