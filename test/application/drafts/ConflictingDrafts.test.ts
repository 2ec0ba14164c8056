import { ChatState } from '@/application/chat/page/ChatState';
import { ConflictingDrafts, type ConflictingDraft } from '@/application/drafts/ConflictingDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  let received: readonly ConflictingDraft[] = [];
  const engine = new FakeChatEngine();
  const saveDraft = new SaveDraft(engine, chatState, new ManualClock());
  const conflicting = new ConflictingDrafts(engine, chatState, saveDraft);
  const stop = conflicting.watch('c-ana', texts => {
    received = texts;
  });
  return { chatState, engine, saveDraft, conflicting, stop, words: () => received.map(({ text }) => text) };
}

describe('ConflictingDrafts', () => {
  it('reports the conflicting drafts and edits of this chat only, stored and new', () => {
    const { chatState, words } = setUp();
    chatState.post({
      type: 'drafts',
      drafts: new Map([
        ['c-ana', 'own'],
        ['beside:c-ana', '["A"]'],
        ['beside:edit:c-ana', '["17\\nB"]'],
        ['beside:c-ben', '["C"]'],
      ]),
    });
    expect(words()).toEqual(['A', 'B']);
    chatState.post({
      type: 'conflictingDrafts',
      key: { kind: 'conflicts', of: { kind: 'message', channelId: 'c-ana' } },
      stored: '["A2"]',
    });
    expect(words()).toEqual(['A2', 'B']);
    chatState.post({
      type: 'conflictingDrafts',
      key: { kind: 'conflicts', of: { kind: 'message', channelId: 'c-ana' } },
      stored: '',
    });
    expect(words()).toEqual(['B']);
  });

  it('does not offer the text in the composer, or an invalid record', () => {
    const { chatState, words } = setUp();
    chatState.post({
      type: 'drafts',
      drafts: new Map([
        ['beside:c-ana', '["A","B"]'],
        ['beside:edit:c-ana', 'not a list'],
      ]),
    });
    chatState.setDraft(chatDraftKey('c-ana'), 'A');
    expect(words()).toEqual(['B']);
  });

  it('reports nothing to the next user or after it was stopped', () => {
    const { chatState, stop, words } = setUp();
    chatState.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A"]']]) });
    chatState.post({ type: 'authorised', uid: 'zoe' });
    expect(words()).toEqual([]);
    stop();
    chatState.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["Z"]']]) });
    expect(words()).toEqual([]);
  });

  it('saves what was typed last before it discards a conflict', () => {
    const { chatState, engine, saveDraft, conflicting } = setUp();
    chatState.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A","B"]']]) });
    for (const text of ['Hello ', 'Hello A']) saveDraft.execute(chatDraftKey('c-ana'), text);
    conflicting.discard({ conflictsWith: { kind: 'message', channelId: 'c-ana' }, stored: 'A' });
    expect(engine.commands.slice(1)).toEqual([
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: 'Hello A' },
      { type: 'discardConflict', key: { kind: 'message', channelId: 'c-ana' }, text: 'A' },
    ]);
    expect(chatState.draftOf(chatDraftKey('beside:c-ana'))).toBe('["B"]');
  });
});
