import { ChatState } from '@/application/chat/client/ChatState';
import { DiscardConflictingDraft } from '@/application/chat/drafts/DiscardConflictingDraft';
import { SaveDraft } from '@/application/chat/drafts/SaveDraft';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('DiscardConflictingDraft', () => {
  it('lets one text go, once what was typed last is on its way to the device', () => {
    const engine = new FakeChatEngine();
    const board = new ChatState();
    board.post({ type: 'authorised', uid: 'me' });
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["A","B"]']]) });
    const saveDraft = new SaveDraft(engine, board, new ManualClock());
    for (const text of ['Hello ', 'Hello A']) saveDraft.execute('c-ana', text);
    new DiscardConflictingDraft(engine, board, saveDraft).execute({ place: 'c-ana', kept: 'A' });
    expect(engine.commands.slice(1)).toEqual([
      { type: 'draft', channelId: 'c-ana', text: 'Hello A' },
      { type: 'discardConflict', place: 'c-ana', text: 'A' },
    ]);
    expect(board.draftOf('beside:c-ana')).toBe('["B"]');
  });
});
