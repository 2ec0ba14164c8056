import { ChatBoard } from '@/application/chat/client/ChatBoard';
import { WatchTextsBeside, type TextBeside } from '@/application/chat/drafts/WatchTextsBeside';

function setUp() {
  const board = new ChatBoard();
  board.post({ type: 'authorised', uid: 'me' });
  let told: readonly TextBeside[] = [];
  const stop = new WatchTextsBeside(board).execute('c-ana', texts => {
    told = texts;
  });
  return { board, stop, words: () => told.map(({ text }) => text) };
}

describe('WatchTextsBeside', () => {
  it('tells what other windows kept for this chat and no other, drafts and changes of messages, found or set beside now', () => {
    const { board, words } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['c-ana', 'own'], ['beside:c-ana', '["A"]'], ['beside:edit:c-ana', '["17\\nB"]'], ['beside:c-ben', '["C"]']]) });
    expect(words()).toEqual(['A', 'B']);
    board.post({ type: 'beside', place: 'beside:c-ana', kept: '["A2"]' });
    expect(words()).toEqual(['A2', 'B']);
    board.post({ type: 'beside', place: 'beside:c-ana', kept: '' });
    expect(words()).toEqual(['B']);
  });

  it('does not offer what stands in the composer, nor what is of another making', () => {
    const { board, words } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A","B"]'], ['beside:edit:c-ana', 'not a list']]) });
    board.noteDraft('c-ana', 'A');
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
