import { ChatState } from '@/application/chat/page/ChatState';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { MoveDraftsOnUpgrade } from '@/application/drafts/MoveDraftsOnUpgrade';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { conflictsText } from '@/application/drafts/draftText';
import { OrphanedDrafts, type OrphanedDraftEntry } from '@/application/drafts/OrphanedDrafts';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeDraftSignal } from '#test/support/fakes/drafts/FakeDraftSignal';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const ana = aSession();
const list = (...sessions: readonly (typeof ana)[]): EngineUpdate => ({ type: 'sessions', phase: 'known', sessions });

function setUp() {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  const notify = (...update: readonly EngineUpdate[]): void => update.forEach(item => chatState.post(item));
  const received: (readonly OrphanedDraftEntry[])[] = [];
  const engine = new FakeChatEngine();
  const signal = new FakeDraftSignal();
  const orphaned = new OrphanedDrafts(chatState, new SaveDraft(engine, chatState, new ManualClock()), signal);
  const stop = orphaned.watch(drafts => received.push(drafts));
  return { chatState, engine, signal, orphaned, notify, received, stop, last: () => received.at(-1) ?? [] };
}

describe('OrphanedDrafts', () => {
  it('reports a draft under the patient’s name once its chat has left the list', () => {
    const { chatState, notify, received, last } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    notify(list(ana));
    expect(received).toEqual([]);
    notify(list());
    expect(last()).toMatchObject([{ id: 'c-ana', kind: 'draft', text: 'See you on', patientName: 'Ana Novak' }]);
  });

  it('reports its conflicting drafts too', () => {
    const { chatState, notify, last } = setUp();
    chatState.post({
      type: 'drafts',
      drafts: new Map([
        ['beside:c-ana', '["One","Two"]'],
        ['beside:edit:c-ana', '["17\\nThree"]'],
      ]),
      patientNames: new Map([['beside:c-ana', 'Ana Novak']]),
    });
    notify(list());
    expect(last()).toMatchObject([
      { id: 'beside:c-ana', kind: 'draft', text: 'One\n\nTwo', patientName: 'Ana Novak' },
      { id: 'beside:edit:c-ana', kind: 'edit', text: 'Three', patientName: 'Ana Novak' },
    ]);
  });

  it.each(['unknown', 'loading', 'failed'] as const)('reports nothing while the list is %s', phase => {
    const { chatState, notify, received } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    notify({ type: 'sessions', phase, sessions: [] });
    expect(received).toEqual([]);
  });

  it('finds stored drafts after a reload, under the name saved with them', () => {
    const { chatState, notify, last } = setUp();
    notify(list());
    chatState.post({
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

  it('includes edits and notes to a colleague as plain text, but no flag change and no claim', () => {
    const { chatState, notify, last } = setUp();
    chatState.setDraft(chatDraftKey('edit:c-ana'), '17723574000000000\nOn Thursday');
    chatState.setDraft(chatDraftKey('words:handover:c-ana'), 'End of my shift');
    chatState.setDraft(chatDraftKey('words:claim:c-ben'), 'Ben is off sick');
    chatState.setDraft(chatDraftKey('beside:words:claim:c-ben'), conflictsText(['Ben is on leave']));
    chatState.setDraft(chatDraftKey('risk:p-ana'), 'id-1\nset\nSpoke of plans');
    notify(list());
    expect(last()).toMatchObject([
      { id: 'edit:c-ana', kind: 'edit', text: 'On Thursday', patientName: '' },
      { id: 'words:handover:c-ana', kind: 'words', text: 'End of my shift', patientName: '' },
      { id: 'beside:words:claim:c-ben', kind: 'words', text: expect.stringContaining('Ben is on leave') },
    ]);
  });

  it('leaves a draft to its composer when the chat comes back', () => {
    const { chatState, notify, last } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    notify(list(), { type: 'session', session: ana });
    expect([last(), chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([[], 'See you on']);
  });

  it('reports a discard immediately, and nothing while the user types in a listed chat', () => {
    const { chatState, notify, received, last } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    notify(list(aSession({ channelId: 'c-ben' })));
    const before = received.length;
    chatState.setDraft(chatDraftKey('c-ben'), 'H');
    expect(received).toHaveLength(before);
    chatState.setDraft(chatDraftKey('c-ana'), '');
    expect(last()).toEqual([]);
  });

  it('leaves out a draft that moves with its patient to V2', () => {
    const { chatState, notify, last } = setUp();
    const [before, after] = [aSession({ channelId: 'V1.c-ana', generation: 'v1' }), aSession({ channelId: 'c-new' })];
    new MoveDraftsOnUpgrade(chatState, new SaveDraft(new FakeChatEngine(), chatState, new ManualClock())).execute(
      () => undefined,
    );
    notify(list(before));
    chatState.setDraft(chatDraftKey('V1.c-ana'), 'See you on');
    notify(list(after));
    expect([last(), chatState.draftOf(chatDraftKey('c-new'))]).toEqual([[], 'See you on']);
  });

  it('forgets the drafts of a user who signs out, and reports nothing once unsubscribed', () => {
    const { chatState, notify, received, last, stop } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    notify(list());
    chatState.clear();
    expect(last()).toEqual([]);
    stop();
    const before = received.length;
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.setDraft(chatDraftKey('c-ana'), 'Hello');
    notify(list());
    expect(received).toHaveLength(before);
  });

  it('removes a discarded draft from this window and the device, and notifies the other windows', () => {
    const { chatState, engine, signal, orphaned } = setUp();
    chatState.setDraft(chatDraftKey('edit:c-ana'), '5\nBetter');
    orphaned.discard(chatDraftKey('edit:c-ana'));
    expect(chatState.draftOf(chatDraftKey('edit:c-ana'))).toBe('');
    expect(engine.lastCommand).toMatchObject({
      type: 'saveDraft',
      key: { kind: 'edit', channelId: 'c-ana' },
      text: '',
    });
    expect(signal.announced).toEqual([{ key: chatDraftKey('edit:c-ana'), stored: '5\nBetter' }]);
  });

  it('notifies no window when there was nothing to discard', () => {
    const { signal, orphaned } = setUp();
    orphaned.discard(chatDraftKey('c-ana'));
    expect(signal.announced).toEqual([]);
  });
});
