import { ShareRenewedSession } from '@/application/session/ShareRenewedSession';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import type { SessionEvent } from '@/application/session/SessionEvents';
import type { Session } from '@/domain/session/Session';
import { FakeRenewedSessionSignal } from '#test/support/fakes/session/FakeRenewedSessionSignal';
import { SessionEvents } from '@/application/session/SessionEvents';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@example.org' };
const ben = { uid: 'ben', email: 'ben@example.org' };

function aWindow(signal: FakeRenewedSessionSignal, session: Session | undefined) {
  const vault = new FakeSessionVault();
  if (session !== undefined) vault.save(session);
  const events = new SessionEvents();
  const received: SessionEvent[] = [];
  events.subscribe(event => received.push(event));
  const stop = new ShareRenewedSession(vault, events, signal).execute();
  const renew = (renewed: Session): void => {
    vault.save(renewed);
    events.announce({ kind: 'renewed', user: renewed.user });
  };
  return { vault, events, received, stop, signal, renew };
}

function twoWindows({ other }: { readonly other: Session | undefined } = { other: { user: ann, cookie: 'other' } }) {
  const signal = new FakeRenewedSessionSignal();
  return { first: aWindow(signal, { user: ann, cookie: 'first' }), second: aWindow(signal.another(), other) };
}

describe('ShareRenewedSession', () => {
  it('renews the session of the user’s other windows, and notifies them', () => {
    const { first, second } = twoWindows();
    first.renew({ user: ann, cookie: 'renewed', since: 1 });
    expect(second.vault.current()).toEqual({ user: ann, cookie: 'renewed', since: 1 });
    expect(second.received).toEqual([{ kind: 'renewed', user: ann }]);
  });

  it('keeps the start of each window’s own sign-in', () => {
    const { first, second } = twoWindows({ other: { user: ann, cookie: 'other', since: 5 } });
    first.renew({ user: ann, cookie: 'renewed', since: 1 });
    expect(second.vault.current()).toEqual({ user: ann, cookie: 'renewed', since: 5 });
  });

  it('closes the prompt of a window that requires a new sign-in', async () => {
    const { first, second } = twoWindows();
    const answer = new Reauthenticate(second.vault).renew();
    first.renew({ user: ann, cookie: 'renewed' });
    expect(await answer).toBe('samePerson');
  });

  it('does not pass a received session on again', () => {
    const { first, second } = twoWindows();
    first.renew({ user: ann, cookie: 'renewed' });
    expect([first.signal.announced.length, second.signal.announced.length]).toEqual([1, 0]);
  });

  it.each([
    ['another person', { user: ben, cookie: 'of ben' }],
    ['nobody', undefined],
  ])('passes nothing to a window of %s', (_who, session) => {
    const { first, second } = twoWindows({ other: session });
    first.renew({ user: ann, cookie: 'renewed' });
    expect([second.vault.current(), second.received]).toEqual([session, []]);
  });

  it('sends nothing to a window whose user has signed out or was replaced by another', () => {
    const { first, second } = twoWindows();
    second.vault.clear();
    first.renew({ user: ann, cookie: 'renewed' });
    expect(second.vault.current()).toBeUndefined();
    second.vault.save({ user: ben, cookie: 'of ben' });
    first.renew({ user: ann, cookie: 'renewed again' });
    expect(second.vault.current()?.cookie).toBe('of ben');
  });

  it('does not share a first sign-in, and receives nothing once it is stopped', () => {
    const { first, second } = twoWindows();
    first.events.announce({ kind: 'signedIn', user: ann });
    second.stop();
    first.renew({ user: ann, cookie: 'renewed' });
    expect(first.signal.announced).toHaveLength(1);
    expect(second.vault.current()?.cookie).toBe('other');
  });
});
