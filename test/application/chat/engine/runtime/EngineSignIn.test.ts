import { EngineSignIn } from '@/application/chat/engine/runtime/EngineSignIn';
import { FakeEngineAccount } from '#test/support/fakes/chat/FakeEngineAccount';
import { FakeRealtimeIdentity } from '#test/support/fakes/chat/FakeRealtimeIdentity';

function setUp() {
  const account = new FakeEngineAccount();
  const realtime = new FakeRealtimeIdentity();
  const random = { unit: () => 0, bytes: (length: number) => new Uint8Array(length).fill(7) };
  return { account, realtime, signIn: new EngineSignIn(account, realtime, random) };
}

describe('EngineSignIn', () => {
  it('signs in to the realtime services with the dashboard’s session', async () => {
    const { account, realtime, signIn } = setUp();
    expect(await signIn.enter('cookie-1')).toEqual({ ok: true, value: { uid: 'ann' } });
    expect(realtime.signedInWith).toBe('token of cookie-1');
    expect(account.session).toBe('cookie-1');
  });

  it('continues with a newer session of the dashboard', async () => {
    const { realtime, signIn } = setUp();
    await signIn.enter('cookie-1');
    await signIn.enter('cookie-2');
    expect(realtime.signedInWith).toBe('token of cookie-2');
  });

  it('distinguishes an ended session from an unreachable backend', async () => {
    const { account, signIn } = setUp();
    account.failure = { kind: 'sessionEnded' };
    expect(await signIn.enter('cookie-1')).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
    account.failure = { kind: 'unreachable' };
    expect(await signIn.enter('cookie-1')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('treats a refused custom token as an ended session', async () => {
    const { realtime, signIn } = setUp();
    realtime.failure = { kind: 'refused' };
    expect(await signIn.enter('cookie-1')).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
    realtime.failure = { kind: 'unreachable' };
    expect(await signIn.enter('cookie-1')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('makes the vault key once and finds it again', async () => {
    const { account, signIn } = setUp();
    await signIn.enter('cookie-1');
    const made = await signIn.vaultKey();
    expect(made).toEqual({ ok: true, value: { bytes: new Uint8Array(32).fill(7), isNew: true } });
    expect(account.documents.get('chat-cache-key')).toBe('07'.repeat(32));
    expect(await signIn.vaultKey()).toEqual({ ok: true, value: { bytes: new Uint8Array(32).fill(7), isNew: false } });
  });

  it('uses the key of another device that made one first', async () => {
    const { account, signIn } = setUp();
    await signIn.enter('cookie-1');
    account.beforeKeeping = () => account.documents.set('chat-cache-key', 'ff'.repeat(32));
    expect(await signIn.vaultKey()).toEqual({ ok: true, value: { bytes: new Uint8Array(32).fill(255), isNew: false } });
  });

  it.each(['', '07'.repeat(31), '07'.repeat(33), 'zz'.repeat(32), `${'07'.repeat(31)} 7`])(
    'reads no key from the document "%s"',
    async content => {
      const { account, signIn } = setUp();
      await signIn.enter('cookie-1');
      account.documents.set('chat-cache-key', content);
      expect(await signIn.vaultKey()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(account.documents.get('chat-cache-key')).toBe(content);
    },
  );

  it('signs out of the realtime services and forgets the session', async () => {
    const { account, realtime, signIn } = setUp();
    await signIn.enter('cookie-1');
    await signIn.leave();
    expect([account.session, realtime.signedInWith]).toEqual([undefined, undefined]);
  });

  it('does nothing on sign-out when no one is signed in', async () => {
    const { signIn } = setUp();
    await expect(signIn.leave()).resolves.toBeUndefined();
  });
});
