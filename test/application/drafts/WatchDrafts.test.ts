import { ChatState } from '@/application/chat/client/ChatState';
import { WatchDrafts } from '@/application/drafts/WatchDrafts';
import { chatPlace } from '#test/support/builders/drafts/draftPlaces';

function setUp() {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  const told: (readonly (readonly [string, string])[])[] = [];
  const stop = new WatchDrafts(board).execute(drafts => told.push([...drafts]));
  return { board, stop, told, last: () => told.at(-1) };
}

describe('WatchDrafts', () => {
  it('tells at once what is written, then every change', () => {
    const { board, last } = setUp();
    expect(last()).toEqual([]);
    board.setDraft(chatPlace('c-ana'), 'See you');
    board.setDraft(chatPlace('c-ben'), 'Dear Ben');
    expect(last()).toEqual([
      ['c-ana', 'See you'],
      ['c-ben', 'Dear Ben'],
    ]);
    board.setDraft(chatPlace('c-ana'), '');
    expect(last()).toEqual([['c-ben', 'Dear Ben']]);
  });

  it('tells what is found on the device after a reload, and nothing of it once the person has gone', () => {
    const { board, last } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['c-ana', 'Kept']]) });
    expect(last()).toEqual([['c-ana', 'Kept']]);
    board.clear();
    expect(last()).toEqual([]);
  });

  it('takes neither blanks nor the change of a message for a draft', () => {
    const { board, last } = setUp();
    board.setDraft(chatPlace('c-ana'), ' \n');
    board.setDraft(chatPlace('edit:c-ben'), '17\nChanged');
    board.setDraft(chatPlace('risk:p-ana'), 'a\nb\nReason');
    expect(last()).toEqual([]);
  });

  it('tells nothing any more once it is stopped', () => {
    const { board, stop, told } = setUp();
    stop();
    board.setDraft(chatPlace('c-ana'), 'See you');
    board.clear();
    expect(told).toHaveLength(1);
  });
});
