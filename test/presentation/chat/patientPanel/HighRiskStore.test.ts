import { aSession } from '#test/support/builders/chat/aSession';
import { chatActTools } from '#test/support/builders/chat/chatActTools';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

describe('HighRiskStore', () => {
  const session = aSession();
  function setUp() {
    const tools = chatActTools();
    const store = tools.stores.highRisk(session);
    store.start();
    tools.chatState.post({ type: 'authorised', uid: 'me' });
    const change = async (to: boolean, reason = 'Spoke of plans') => {
      store.ask(to);
      store.write(reason);
      await store.confirm(session);
    };
    const listed = (highRisk: boolean) => {
      tools.chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession({ highRisk })] });
      return store.shown(aSession({ highRisk }));
    };
    return { ...tools, store, change, listed };
  }

  it('shows the flag with its reason once the server has it', async () => {
    const { store, change, care, received } = setUp();
    await change(true);
    expect(store.shown(session)).toEqual({ highRisk: true, sign: 'none' });
    expect([care.highRisk, [...care.notes.values()], received, store.asking]).toEqual([
      true,
      ['Reason to set the high-risk flag: Spoke of plans [id-1]'],
      ['flagged Ana Novak'],
      undefined,
    ]);
  });

  it('changes nothing without a reason, and keeps the dialog open', async () => {
    const { store, change, care } = setUp();
    await change(true, '  ');
    expect([store.failure, store.asking, care.highRisk, store.shown(session)]).toEqual([
      { kind: 'empty' },
      true,
      false,
      { highRisk: false, sign: 'none' },
    ]);
  });

  it('shows the old value as unconfirmed after a lost answer, and completes the change on request', async () => {
    const { store, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable', { butDone: true });
    await change(true);
    expect(store.shown(session)).toEqual({ highRisk: false, sign: 'unconfirmed' });
    await store.finish(session);
    expect([store.shown(session), care.notes.size]).toEqual([{ highRisk: true, sign: 'none' }, 1]);
  });

  it('shows the old value without a mark when the change is refused', async () => {
    const { store, change, care } = setUp();
    care.failNext('setHighRisk', 'notAllowed');
    await change(true);
    expect([store.shown(session), store.failure, care.notes.size]).toEqual([
      { highRisk: false, sign: 'none' },
      { kind: 'refused', cause: 'notAllowed' },
      0,
    ]);
  });

  it('keeps an unsaved reason for this patient and this change', async () => {
    const { store, stores, chatState } = setUp();
    store.ask(true);
    store.write('Spoke of plans');
    store.cancel();
    store.ask(true);
    expect(store.reason).toBe('Spoke of plans');
    store.cancel();
    store.ask(false);
    expect(store.reason).toBe('');
    const others = stores.highRisk(aSession({ channelId: 'c-ben' }));
    others.ask(true);
    expect(others.reason).toBe('');
    // As it is listed when the chat is gone.
    expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Spoke of plans' }]);
    store.ask(true);
    await store.confirm(session);
    expect(chatState.unsentTexts()).toEqual([]);
  });

  it('asks once, however often it is pressed', async () => {
    const { store, care } = setUp();
    store.ask(true);
    store.write('Spoke of plans');
    await Promise.all([store.confirm(session), store.confirm(session)]);
    expect(care.notes.size).toBe(1);
  });

  it('resumes a change from before a reload, and completes or cancels it', async () => {
    const { store, chatState, care } = setUp();
    const reload = (actId: string) =>
      chatState.post({ type: 'drafts', drafts: new Map([['risk:p-ana', `${actId}\nset\nSpoke of plans`]]) });
    reload('id-9');
    expect(store.shown(session)).toEqual({ highRisk: false, sign: 'unconfirmed' });
    await store.finish(session);
    expect([store.shown(session), [...care.notes.values()]]).toEqual([
      { highRisk: true, sign: 'none' },
      ['Reason to set the high-risk flag: Spoke of plans [id-9]'],
    ]);
  });

  it('cancels a change with a lost answer: the note is removed, and the server decides the flag', async () => {
    const { store, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change(true);
    expect(care.notes.size).toBe(1);
    await store.abandon(session);
    expect([store.shown(session), care.notes.size]).toEqual([{ highRisk: false, sign: 'none' }, 0]);
  });

  it('reports a cancelled change as done when it had arrived already', async () => {
    const { store, change, care, received } = setUp();
    care.failNext('setHighRisk', 'unreachable', { butDone: true });
    await change(true);
    await store.abandon(session);
    expect([store.shown(session), care.notes.size, received]).toEqual([
      { highRisk: true, sign: 'none' },
      1,
      ['flagged Ana Novak'],
    ]);
  });

  it('trusts the confirmed value over an older list for ten seconds', async () => {
    const { change, listed, clock } = setUp();
    await change(true);
    expect(listed(false)).toEqual({ highRisk: true, sign: 'none' });
    clock.advance(9_999);
    expect(listed(false)).toEqual({ highRisk: true, sign: 'none' });
    clock.advance(1);
    expect(listed(false)).toEqual({ highRisk: false, sign: 'none' });
  });

  it('trusts every list again once one shows the confirmed value', async () => {
    const { change, listed } = setUp();
    await change(true);
    expect([listed(true), listed(false)].map(({ highRisk }) => highRisk)).toEqual([true, false]);
  });

  it('stays unconfirmed while the cancellation does not get through', async () => {
    const { store, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change(true);
    care.failNext('removeNote', 'unreachable');
    await store.abandon(session);
    expect(store.shown(session)).toEqual({ highRisk: false, sign: 'unconfirmed' });
  });
});

describe('ParticipantsStore', () => {
  const people: readonly Participant[] = [{ userId: 'ana', role: 'patient', name: 'Ana Novak' }];
  function setUp() {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    const store = chat.stores.participants('c-ana');
    store.start();
    return { ...chat, store };
  }

  it('knows the participants of its own chat only', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'participants', channelId: 'c-ben', participants: { phase: 'failed' } });
    expect([store.phase, store.me]).toEqual(['unknown', 'me']);
    engine.notify({
      type: 'participants',
      channelId: 'c-ana',
      participants: { phase: 'known', people, unreadable: 0 },
    });
    expect([store.phase, store.people]).toEqual(['known', people]);
  });

  it('loads the participants again after a failure', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } });
    expect(store.phase).toBe('failed');
    store.retry();
    expect([store.phase, engine.lastCommand]).toEqual(['unknown', { type: 'reloadParticipants', channelId: 'c-ana' }]);
  });
});
