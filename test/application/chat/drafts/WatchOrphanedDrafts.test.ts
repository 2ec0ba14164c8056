import { ChatState } from '@/application/chat/client/ChatState';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { MoveDraftsOnUpgrade } from '@/application/chat/drafts/MoveDraftsOnUpgrade';
import { SaveDraft } from '@/application/chat/drafts/SaveDraft';
import { WatchOrphanedDrafts, type OrphanedDraft } from '@/application/chat/drafts/WatchOrphanedDrafts';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ana = aSession();
const list = (...sessions: readonly (typeof ana)[]): EngineUpdate => ({ type: 'sessions', phase: 'known', sessions });

function setUp() {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  const tell = (...update: readonly EngineUpdate[]): void => update.forEach(item => board.post({ type: 'update', update: item }));
  const told: (readonly OrphanedDraft[])[] = [];
  const stop = new WatchOrphanedDrafts(board).execute(drafts => told.push(drafts));
  return { board, tell, told, stop, last: () => told.at(-1) ?? [] };
}

describe('WatchOrphanedDrafts', () => {
  it('tells of a draft under the name of its patient once its chat has gone from the list', () => {
    const { board, tell, told, last } = setUp();
    board.noteDraft('c-ana', 'See you on');
    tell(list(ana));
    expect(told).toEqual([]);
    tell(list());
    expect(last()).toEqual([{ place: 'c-ana', kind: 'draft', text: 'See you on', patientName: 'Ana Novak' }]);
  });

  it('tells of the texts of other windows too that lie beside it', () => {
    const { board, tell, last } = setUp();
    board.post({ type: 'drafts', drafts: new Map([['beside:c-ana', '["One","Two"]'], ['beside:edit:c-ana', '["17\\nThree"]']]), patientNames: new Map([['beside:c-ana', 'Ana Novak']]) });
    tell(list());
    expect(last()).toEqual([
      { place: 'beside:c-ana', kind: 'draft', text: 'One\n\nTwo', patientName: 'Ana Novak' },
      { place: 'beside:edit:c-ana', kind: 'edit', text: 'Three', patientName: 'Ana Novak' },
    ]);
  });

  it.each(['unknown', 'loading', 'failed'] as const)('tells of none while the list is %s', phase => {
    const { board, tell, told } = setUp();
    board.noteDraft('c-ana', 'See you on');
    tell({ type: 'sessions', phase, sessions: [] });
    expect(told).toEqual([]);
  });

  it('finds what is kept on the device after a reload, under the name that is kept with it', () => {
    const { board, tell, last } = setUp();
    tell(list());
    board.post({ type: 'drafts', drafts: new Map([['c-ana', 'See you on'], ['c-old', 'from before']]), patientNames: new Map([['c-ana', 'Ana Novak']]) });
    expect(last()).toMatchObject([{ text: 'See you on', patientName: 'Ana Novak' }, { text: 'from before', patientName: '' }]);
  });

  it('has the change of a message and words to a colleague too, in words alone, and nothing of the high-risk flag', () => {
    const { board, tell, last } = setUp();
    board.noteDraft('edit:c-ana', '17723574000000000\nOn Thursday');
    board.noteDraft('words:handover:c-ana', 'End of my shift');
    board.noteDraft('risk:p-ana', 'id-1\nset\nSpoke of plans');
    tell(list());
    expect(last()).toEqual([
      { place: 'edit:c-ana', kind: 'edit', text: 'On Thursday', patientName: '' },
      { place: 'words:handover:c-ana', kind: 'words', text: 'End of my shift', patientName: '' },
    ]);
  });

  it('leaves a draft to its composer when the chat comes back', () => {
    const { board, tell, last } = setUp();
    board.noteDraft('c-ana', 'See you on');
    tell(list(), { type: 'session', session: ana });
    expect([last(), board.draftOf('c-ana')]).toEqual([[], 'See you on']);
  });

  it('tells at once when one is given up, and nothing while somebody types in a listed chat', () => {
    const { board, tell, told, last } = setUp();
    board.noteDraft('c-ana', 'See you on');
    tell(list(aSession({ channelId: 'c-ben' })));
    const before = told.length;
    board.noteDraft('c-ben', 'H');
    expect(told).toHaveLength(before);
    board.noteDraft('c-ana', '');
    expect(last()).toEqual([]);
  });

  it('has nothing of a draft that goes along with its patient into V2', () => {
    const { board, tell, last } = setUp();
    const [before, after] = [aSession({ channelId: 'V1.c-ana', pubNub: false }), aSession({ channelId: 'c-new' })];
    new MoveDraftsOnUpgrade(board, new SaveDraft(new FakeChatEngine(), board, new ManualClock())).execute(() => undefined);
    tell(list(before));
    board.noteDraft('V1.c-ana', 'See you on');
    tell(list(after));
    expect([last(), board.draftOf('c-new')]).toEqual([[], 'See you on']);
  });

  it('forgets those of a person who goes, and tells nothing once it is stopped', () => {
    const { board, tell, told, last, stop } = setUp();
    board.noteDraft('c-ana', 'See you on');
    tell(list());
    board.clear();
    expect(last()).toEqual([]);
    stop();
    const before = told.length;
    board.post({ type: 'authorised', uid: 'me' });
    board.noteDraft('c-ana', 'Hello');
    tell(list());
    expect(told).toHaveLength(before);
  });
});
