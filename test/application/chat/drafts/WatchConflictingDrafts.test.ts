import { ChatState } from '@/application/chat/client/ChatState';
import { WatchConflictingDrafts, type ConflictingDraft } from '@/application/chat/drafts/WatchConflictingDrafts';

function setUp() {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  let told: readonly ConflictingDraft[] = [];
  const stop = new WatchConflictingDrafts(board).execute('c-ana', texts => {
    told = texts;
  });
  return { board, stop, words: () => told.map(({ text }) => text) };
}

describe('WatchConflictingDrafts', () => {
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
    board.setDraft('c-ana', 'A');
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
});
