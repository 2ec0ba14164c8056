import { ChatBoard } from '@/application/chat/client/ChatBoard';
import { GiveUpTextBeside } from '@/application/chat/drafts/GiveUpTextBeside';
import { KeepDraft } from '@/application/chat/drafts/KeepDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('GiveUpTextBeside', () => {
  it('lets one text go, once what was typed last is on its way to the device', () => {
    const engine = new FakeChatEngine();
    const board = new ChatBoard();
    board.post({ type: 'authorised', uid: 'me' });
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A","B"]']]) });
    const keepDraft = new KeepDraft(engine, board, new ManualClock());
    for (const text of ['Hello ', 'Hello A']) keepDraft.execute('c-ana', text);
    new GiveUpTextBeside(engine, board, keepDraft).execute({ place: 'c-ana', kept: 'A' });
    expect(engine.commands.slice(1)).toEqual([
      { type: 'draft', channelId: 'c-ana', text: 'Hello A' },
      { type: 'giveUpBeside', place: 'c-ana', text: 'A' },
    ]);
    expect(board.draftOf('beside:c-ana')).toBe('["B"]');
  });
});
