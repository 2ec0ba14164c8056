import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const engine = new FakeChatEngine();
  const clock = new ManualClock();
  const chatState = new ChatState();
  chatState.uid = 'me';
  return { engine, clock, chatState, save: new SaveDraft(engine, chatState, clock) };
}

describe('SaveDraft', () => {
  it('saves the first change immediately, then the newest text every 100 ms', () => {
    const { engine, clock, chatState, save } = setUp();
    const stored = () => engine.commands.map(command => command.type === 'saveDraft' && command.text);
    for (const text of ['H', 'He', 'Hel']) save.execute(chatDraftKey('c-ana'), text);
    expect([chatState.draftOf(chatDraftKey('c-ana')), stored()]).toEqual(['Hel', ['H']]);
    clock.advance(99);
    expect(stored()).toEqual(['H']);
    clock.advance(1);
    expect(stored()).toEqual(['H', 'Hel']);
    save.execute(chatDraftKey('c-ana'), 'Hell');
    expect(stored()).toEqual(['H', 'Hel']);
    clock.advance(100);
    expect(stored()).toEqual(['H', 'Hel', 'Hell']);
    clock.advance(100);
    save.execute(chatDraftKey('c-ana'), 'Hello');
    expect(stored()).toEqual(['H', 'Hel', 'Hell', 'Hello']);
  });

  it('marks a text as unseen while the stored drafts are not known', () => {
    const { engine, chatState, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'early');
    expect(engine.lastCommand).toMatchObject({ text: 'early', isUnseen: true });
    chatState.post({ type: 'drafts', drafts: new Map() });
    save.execute(chatDraftKey('c-ben'), 'later');
    expect(engine.lastCommand).toMatchObject({ text: 'later' });
    expect(engine.lastCommand).not.toHaveProperty('isUnseen');
  });

  it('does not save the same text twice', () => {
    const { engine, clock, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'Hello');
    save.flush();
    clock.advance(1_000);
    save.flush();
    expect(engine.commands).toHaveLength(1);
  });

  it('passes the patient’s name after a reload or without the chat, but not with an empty draft', () => {
    const { engine, clock, chatState, save } = setUp();
    const list = (...sessions: ReturnType<typeof aSession>[]) =>
      chatState.post({ type: 'sessions', phase: 'known', sessions });
    list(aSession());
    chatState.post({
      type: 'drafts',
      drafts: new Map([['c-ben', 'half']]),
      patientNames: new Map([
        ['c-ben', 'Ben Okafor'],
        ['c-ana', 'Former Name'],
      ]),
    });
    list();
    for (const place of ['c-ana', 'edit:c-ana', 'c-ben', 'risk:p-ana']) save.execute(chatDraftKey(place), 'x\ny\nz');
    clock.advance(300);
    expect(engine.commands.map(command => command.type === 'saveDraft' && command.patientName)).toEqual([
      'Ana Novak',
      'Ana Novak',
      'Ben Okafor',
      undefined,
    ]);
    save.execute(chatDraftKey('c-ana'), '');
    expect(engine.lastCommand).toEqual({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: '' });
  });

  it('never mixes up the drafts of two patients', () => {
    const { engine, clock, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'for Ana');
    save.execute(chatDraftKey('c-ben'), 'for Ben');
    clock.advance(300);
    expect(engine.commands).toMatchObject([
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: 'for Ana' },
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ben' }, text: 'for Ben' },
    ]);
  });

  it('deletes a sent draft immediately, and no earlier text comes back', () => {
    const { engine, clock, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'Hello');
    save.execute(chatDraftKey('c-ana'), '');
    clock.advance(1_000);
    expect([engine.commands.length, engine.lastCommand]).toMatchObject([
      2,
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: '' },
    ]);
  });

  it('saves nothing to another user’s vault, and the other user’s text immediately', () => {
    const { engine, clock, chatState, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'Hello');
    save.execute(chatDraftKey('c-ana'), 'Hello A');
    engine.forgetCommands();
    chatState.post({ type: 'authorised', uid: 'zoe' });
    save.flush();
    clock.advance(1_000);
    expect(engine.commands).toEqual([]);
    save.execute(chatDraftKey('c-ben'), 'one');
    save.execute(chatDraftKey('c-ben'), 'two');
    chatState.post({ type: 'authorised', uid: 'me' });
    save.execute(chatDraftKey('c-ben'), 'mine');
    clock.advance(1_000);
    expect(engine.commands.map(command => command.type === 'saveDraft' && command.text)).toEqual(['one', 'mine']);
  });

  it('saves everything before the page closes', () => {
    const { engine, save } = setUp();
    save.execute(chatDraftKey('c-ana'), 'H');
    save.execute(chatDraftKey('c-ana'), 'Hello');
    save.flush();
    expect(engine.lastCommand).toMatchObject({
      type: 'saveDraft',
      key: { kind: 'message', channelId: 'c-ana' },
      text: 'Hello',
    });
  });
});
