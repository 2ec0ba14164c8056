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
  const notify = (...update: readonly EngineUpdate[]): void =>
    update.forEach(item => board.post({ type: 'update', update: item }));
  const told: (readonly OrphanedDraft[])[] = [];
  const stop = new WatchOrphanedDrafts(board).execute(drafts => told.push(drafts));
  return { board, notify, told, stop, last: () => told.at(-1) ?? [] };
}

describe('WatchOrphanedDrafts', () => {
  it('tells of a draft under the name of its patient once its chat has gone from the list', () => {
    const { board, notify, told, last } = setUp();
    board.setDraft('c-ana', 'See you on');
    notify(list(ana));
    expect(told).toEqual([]);
    notify(list());
    expect(last()).toEqual([{ place: 'c-ana', kind: 'draft', text: 'See you on', patientName: 'Ana Novak' }]);
  });

  it('tells of the texts of other windows too that lie beside it', () => {
    const { board, notify, last } = setUp();
    board.post({
      type: 'drafts',
      drafts: new Map([
        ['beside:c-ana', '["One","Two"]'],
        ['beside:edit:c-ana', '["17\\nThree"]'],
      ]),
      patientNames: new Map([['beside:c-ana', 'Ana Novak']]),
    });
    notify(list());
    expect(last()).toEqual([
      { place: 'beside:c-ana', kind: 'draft', text: 'One\n\nTwo', patientName: 'Ana Novak' },
      { place: 'beside:edit:c-ana', kind: 'edit', text: 'Three', patientName: 'Ana Novak' },
    ]);
  });

  it.each(['unknown', 'loading', 'failed'] as const)('tells of none while the list is %s', phase => {
    const { board, notify, told } = setUp();
    board.setDraft('c-ana', 'See you on');
    notify({ type: 'sessions', phase, sessions: [] });
    expect(told).toEqual([]);
  });

  it('finds what is kept on the device after a reload, under the name that is kept with it', () => {
    const { board, notify, last } = setUp();
    notify(list());
    board.post({
      type: 'drafts',
      drafts: new Map([
        ['c-ana', 'See you on'],
        ['c-old', 'from before'],
      ]),
      patientNames: new Map([['c-ana', 'Ana Novak']]),
    });
    expect(last()).toMatchObject([
      { text: 'See you on', patientName: 'Ana Novak' },
      { text: 'from before', patientName: '' },
    ]);
  });

  it('has the change of a message and words to a colleague too, in words alone, and nothing of the high-risk flag', () => {
    const { board, notify, last } = setUp();
    board.setDraft('edit:c-ana', '17723574000000000\nOn Thursday');
    board.setDraft('words:handover:c-ana', 'End of my shift');
    board.setDraft('risk:p-ana', 'id-1\nset\nSpoke of plans');
    notify(list());
    expect(last()).toEqual([
      { place: 'edit:c-ana', kind: 'edit', text: 'On Thursday', patientName: '' },
      { place: 'words:handover:c-ana', kind: 'words', text: 'End of my shift', patientName: '' },
    ]);
  });

  it('leaves a draft to its composer when the chat comes back', () => {
    const { board, notify, last } = setUp();
    board.setDraft('c-ana', 'See you on');
    notify(list(), { type: 'session', session: ana });
    expect([last(), board.draftOf('c-ana')]).toEqual([[], 'See you on']);
  });

  it('tells at once when one is given up, and nothing while somebody types in a listed chat', () => {
    const { board, notify, told, last } = setUp();
    board.setDraft('c-ana', 'See you on');
    notify(list(aSession({ channelId: 'c-ben' })));
    const before = told.length;
    board.setDraft('c-ben', 'H');
    expect(told).toHaveLength(before);
    board.setDraft('c-ana', '');
    expect(last()).toEqual([]);
  });

  it('has nothing of a draft that goes along with its patient into V2', () => {
    const { board, notify, last } = setUp();
    const [before, after] = [aSession({ channelId: 'V1.c-ana', pubNub: false }), aSession({ channelId: 'c-new' })];
    new MoveDraftsOnUpgrade(board, new SaveDraft(new FakeChatEngine(), board, new ManualClock())).execute(
      () => undefined,
    );
    notify(list(before));
    board.setDraft('V1.c-ana', 'See you on');
    notify(list(after));
    expect([last(), board.draftOf('c-new')]).toEqual([[], 'See you on']);
  });

  it('forgets those of a person who goes, and tells nothing once it is stopped', () => {
    const { board, notify, told, last, stop } = setUp();
    board.setDraft('c-ana', 'See you on');
    notify(list());
    board.clear();
    expect(last()).toEqual([]);
    stop();
    const before = told.length;
    board.post({ type: 'authorised', uid: 'me' });
    board.setDraft('c-ana', 'Hello');
    notify(list());
    expect(told).toHaveLength(before);
  });
});
