import { CHAT_SCOPE } from '@/domain/access/canChat';
import type { ChatUpdate } from '@/application/chat/page/ChatUpdate';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chat = chatSetUp();
  const stop = chat.runChat.execute();
  const types = () => chat.engine.commands.map(({ type }) => type);
  return { ...chat, stop, types };
}

describe('RunChat', () => {
  it('starts nothing while no one is signed in, or for a user without the scope', () => {
    const { types, scopes, vault, clock } = setUp();
    vault.save({ user: { uid: 'me', email: 'me@example.org' }, cookie: 'c' });
    expect(types()).toEqual([]);
    scopes.write({ status: 'known', scopes: ['drive:read'], checkedAt: clock.now() });
    expect(types()).toEqual([]);
  });

  it('starts once, when both the session and the scope are known', () => {
    const { types, scopes, signIn, clock } = setUp();
    signIn();
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() });
    expect(types()).toEqual(['begin']);
  });

  it('notifies every screen of the start-up’s progress, even one opened later', () => {
    const { signIn, engine, chatState } = setUp();
    signIn();
    engine.emit({ type: 'core', version: '0.105.0' });
    const received: ChatUpdate[] = [];
    chatState.subscribe(hostUpdate => received.push(hostUpdate));
    expect(received).toContainEqual(
      expect.objectContaining({ type: 'startUp', startUp: expect.objectContaining({ at: 'repos' }) }),
    );
  });

  it('fails a step after ten seconds, and retries automatically', () => {
    const { signIn, clock, types } = setUp();
    signIn();
    clock.advance(14_999);
    expect(types()).toEqual(['begin']);
    clock.advance(1);
    expect(types()).toEqual(['begin', 'begin']);
  });

  it('retries immediately on request', () => {
    const { signIn, clock, types, runChat } = setUp();
    signIn();
    clock.advance(10_000);
    runChat.retry();
    expect(types()).toEqual(['begin', 'begin']);
  });

  it('signs the engine in again only when the scopes of the session have changed', () => {
    const { startChat, scopes, types, clock } = setUp();
    startChat();
    const before = types().length;
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() + 1 });
    expect(types()).toHaveLength(before);
    scopes.write({ status: 'known', scopes: ['drive:read', CHAT_SCOPE], checkedAt: clock.now() + 2 });
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE, 'drive:read'], checkedAt: clock.now() + 3 });
    expect(types().slice(before)).toEqual(['login']);
  });

  it('signs the engine in again when access was lost and restored between two answers', () => {
    const { startChat, scopes, accessChanges, types, clock } = setUp();
    startChat();
    const before = types().length;
    accessChanges.announce();
    expect(types()).toHaveLength(before);
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() + 1 });
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() + 2 });
    expect(types().slice(before)).toEqual(['login']);
  });

  it('signs the engine out when the chat scope is lost, and starts again when it is restored', () => {
    const { startChat, scopes, types, clock } = setUp();
    startChat();
    const before = types().length;
    scopes.write({ status: 'known', scopes: ['drive:read'], checkedAt: clock.now() + 1 });
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() + 2 });
    expect(types().slice(before)).toEqual(['logout', 'login']);
  });

  it('requires a sign-in once, and continues with the new session', () => {
    const { startChat, engine, vault } = setUp();
    startChat();
    engine.notify({ type: 'sessions', phase: 'known', sessions: [] }, { type: 'requireAuth' }, { type: 'requireAuth' });
    engine.forgetCommands();
    vault.save({ user: { uid: 'me', email: 'me@example.org' }, cookie: 'newer' });
    expect(engine.commands).toEqual([{ type: 'login', sessionCookie: 'newer' }]);
  });

  it('notifies the engine when the session ends, but not when only a recent sign-in is required', async () => {
    const { startChat, engine, vault, reauthenticate } = setUp();
    startChat();
    engine.forgetCommands();
    void reauthenticate.renew('recentLoginRequired');
    reauthenticate.abandon();
    expect(engine.commands).toEqual([]);
    void reauthenticate.renew();
    expect(engine.commands).toEqual([{ type: 'sessionEnded' }]);
    vault.save({ user: { uid: 'me', email: 'me@example.org' }, cookie: 'newer' });
    expect(engine.commands).toEqual([{ type: 'sessionEnded' }, { type: 'login', sessionCookie: 'newer' }]);
  });

  it('shows the next user nothing of the previous one, even before the engine has signed out', () => {
    const { startChat, engine, vault, chatState, scopes } = setUp();
    startChat();
    engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    scopes.write({ status: 'unknown' });
    vault.save({ user: { uid: 'zoe', email: 'zoe@example.org' }, cookie: 'zoes' });
    expect(engine.lastCommand).toEqual({ type: 'logout' });
    expect(chatState.nameOf('c-ana')).toBe('');
  });

  it('ignores a previous user whose sign-in was still in progress', () => {
    const { signIn, engine, chatState } = setUp();
    signIn();
    engine.emit(
      { type: 'core', version: '0.105.0' },
      { type: 'repos', available: true },
      { type: 'config', config: { version: '0.105.0' } },
      { type: 'keys', message: 'COMPLETE' },
    );
    signIn('zoe');
    engine.emit({ type: 'authorised', uid: 'me' }, { type: 'drafts', drafts: new Map([['c-ana', 'of the former']]) });
    expect([chatState.uid, chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([undefined, '']);
    engine.emit(
      { type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } },
      { type: 'loggedOut', kept: [] },
    );
    engine.emit({ type: 'authorised', uid: 'zoe' }, { type: 'drafts', drafts: new Map([['c-ana', 'her own']]) });
    expect([chatState.uid, chatState.draftOf(chatDraftKey('c-ana'))]).toEqual(['zoe', 'her own']);
  });

  it('signs out a user who signed in before the engine had signed out the previous one', () => {
    const { startChat, signIn, vault, engine } = setUp();
    startChat();
    signIn('zoe');
    expect(engine.lastCommand).toEqual({ type: 'login', sessionCookie: 'cookie-of-zoe' });
    engine.emit({ type: 'loggedOut', kept: [] });
    engine.forgetCommands();
    vault.clear();
    expect(engine.commands).toEqual([{ type: 'logout' }]);
  });

  it('signs out a user who has lost the chat scope', () => {
    const { startChat, scopes, engine, clock } = setUp();
    startChat();
    scopes.write({ status: 'known', scopes: [], checkedAt: clock.now() });
    expect(engine.lastCommand).toEqual({ type: 'logout' });
  });

  it('continues when the scopes could not be checked', () => {
    const { startChat, scopes, engine } = setUp();
    startChat();
    engine.forgetCommands();
    scopes.write({ status: 'couldNotCheck' });
    expect(engine.commands).toEqual([]);
  });

  it('leaves no alarm and no subscription when it is stopped', () => {
    const { signIn, stop, clock, engine } = setUp();
    signIn();
    stop();
    expect([clock.pendingWakes, engine.listening]).toEqual([0, 0]);
  });
});
