import { ChatState } from '@/application/chat/page/ChatState';
import { OrphanedDrafts, type OrphanedDraftEntry } from '@/application/drafts/OrphanedDrafts';
import { SyncDiscardedDrafts } from '@/application/drafts/SyncDiscardedDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeDraftSignal } from '#test/support/fakes/drafts/FakeDraftSignal';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

/** One window of the user, with these drafts from the device and these chats in its list. */
function aWindow(
  signal: FakeDraftSignal,
  drafts: Readonly<Record<string, string>>,
  listed: readonly ReturnType<typeof aSession>[] = [],
) {
  const chatState = new ChatState();
  const clock = new ManualClock();
  const engine = new FakeChatEngine();
  const saveDraft = new SaveDraft(engine, chatState, clock);
  const stop = new SyncDiscardedDrafts(chatState, saveDraft, signal, clock).execute();
  const last: { drafts: readonly OrphanedDraftEntry[] } = { drafts: [] };
  const orphaned = new OrphanedDrafts(chatState, saveDraft, signal);
  orphaned.watch(received => {
    last.drafts = received;
  });
  chatState.post({ type: 'authorised', uid: 'me' });
  chatState.post({ type: 'drafts', drafts: new Map(Object.entries(drafts)) });
  chatState.post({ type: 'sessions', phase: 'known', sessions: listed });
  return { chatState, clock, engine, last, stop, discard: (id: string) => orphaned.discard(chatDraftKey(id)) };
}

function twoWindows(here: Readonly<Record<string, string>>, listed: readonly ReturnType<typeof aSession>[] = []) {
  const signal = new FakeDraftSignal();
  return {
    there: aWindow(signal.another(), { 'c-ana': 'See you', 'edit:c-ana': '5\nBetter' }),
    here: aWindow(signal, here, listed),
  };
}

describe('SyncDiscardedDrafts', () => {
  it('removes a draft immediately that another window discarded, and leaves the stored copy to that window', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you', 'c-ben': 'And you' });
    expect(here.last.drafts).toHaveLength(2);
    there.discard('c-ana');
    expect(here.last.drafts).toMatchObject([{ id: 'c-ben', text: 'And you' }]);
    here.clock.advance(5_000);
    expect(here.engine.commands).toEqual([]);
  });

  it('also discards an edit', () => {
    const { there, here } = twoWindows({ 'edit:c-ana': '5\nBetter' });
    there.discard('edit:c-ana');
    expect(here.last.drafts).toEqual([]);
  });

  it('keeps a different text, and saves it again once the discarded one is gone', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you on Thursday' });
    there.discard('c-ana');
    expect(here.last.drafts).toMatchObject([{ text: 'See you on Thursday' }]);
    here.clock.advance(1_000);
    expect(here.engine.commands).toEqual([
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: 'See you on Thursday' },
    ]);
  });

  it('keeps a text that is in a composer of this window', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you' }, [aSession()]);
    there.discard('c-ana');
    here.clock.advance(1_000);
    expect([here.chatState.draftOf(chatDraftKey('c-ana')), here.engine.lastCommand]).toEqual([
      'See you',
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: 'See you', patientName: 'Ana Novak' },
    ]);
  });

  it('saves nothing for a user who has signed out', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you on Thursday' });
    there.discard('c-ana');
    here.chatState.clear();
    here.chatState.post({ type: 'authorised', uid: 'zoe' });
    here.chatState.setDraft(chatDraftKey('edit:c-ana'), '5\nBetter');
    there.discard('edit:c-ana');
    here.clock.advance(5_000);
    expect([here.engine.commands, here.chatState.draftOf(chatDraftKey('edit:c-ana'))]).toEqual([[], '5\nBetter']);
  });

  it('does not save for a user who has since signed in and types for the same patient', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you on Thursday' });
    there.discard('c-ana');
    here.chatState.post({ type: 'authorised', uid: 'zoe' });
    here.chatState.setDraft(chatDraftKey('c-ana'), 'Good morning');
    here.clock.advance(5_000);
    expect([here.engine.commands, here.chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([[], 'Good morning']);
  });

  it('does nothing without such a draft, or once unsubscribed', () => {
    const { there, here } = twoWindows({ 'c-ana': 'See you' });
    there.discard('edit:c-ana');
    here.stop();
    there.discard('c-ana');
    here.clock.advance(5_000);
    expect([here.engine.commands, here.chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([[], 'See you']);
  });
});
