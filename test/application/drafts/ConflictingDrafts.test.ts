import { ChatState } from '@/application/chat/client/ChatState';
import { ConflictingDrafts, type ConflictingDraft } from '@/application/drafts/ConflictingDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatPlace } from '#test/support/builders/drafts/draftPlaces';

function setUp() {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  let told: readonly ConflictingDraft[] = [];
  const engine = new FakeChatEngine();
  const saveDraft = new SaveDraft(engine, board, new ManualClock());
  const conflicting = new ConflictingDrafts(engine, board, saveDraft);
  const stop = conflicting.watch('c-ana', texts => {
    told = texts;
  });
  return { board, engine, saveDraft, conflicting, stop, words: () => told.map(({ text }) => text) };
}

describe('ConflictingDrafts', () => {
  it('tells what other windows kept for this chat and no other, drafts and changes of messages, found or set beside now', () => {
    const { board, words } = setUp();
    board.post({
      type: 'drafts',
      drafts: new Map([
        ['c-ana', 'own'],
        ['beside:c-ana', '["A"]'],
        ['beside:edit:c-ana', '["17\\nB"]'],
        ['beside:c-ben', '["C"]'],
      ]),
    });
    expect(words()).toEqual(['A', 'B']);
    board.post({ type: 'beside', place: 'beside:c-ana', kept: '["A2"]' });
    expect(words()).toEqual(['A2', 'B']);
    board.post({ type: 'beside', place: 'beside:c-ana', kept: '' });
    expect(words()).toEqual(['B']);
  });

  it('does not offer what stands in the composer, nor what is of another making', () => {
    const { board, words } = setUp();
    board.post({
      type: 'drafts',
      drafts: new Map([
        ['beside:c-ana', '["A","B"]'],
        ['beside:edit:c-ana', 'not a list'],
      ]),
    });
    board.setDraft(chatPlace('c-ana'), 'A');
    expect(words()).toEqual(['B']);
  });

  it('tells nothing of it to whoever comes next, and nothing after it was stopped', () => {
    const { board, stop, words } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A"]']]) });
    board.post({ type: 'authorised', uid: 'zoe' });
    expect(words()).toEqual([]);
    stop();
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["Z"]']]) });
    expect(words()).toEqual([]);
  });

  it('discards one text once what was typed last is on its way to the device', () => {
    const { board, engine, saveDraft, conflicting } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A","B"]']]) });
    for (const text of ['Hello ', 'Hello A']) saveDraft.execute(chatPlace('c-ana'), text);
    conflicting.discard({ of: { kind: 'message', channelId: 'c-ana' }, kept: 'A' });
    expect(engine.commands.slice(1)).toEqual([
      { type: 'draft', channelId: 'c-ana', text: 'Hello A' },
      { type: 'discardConflict', place: 'c-ana', text: 'A' },
    ]);
    expect(board.draftOf(chatPlace('beside:c-ana'))).toBe('["B"]');
  });
});
