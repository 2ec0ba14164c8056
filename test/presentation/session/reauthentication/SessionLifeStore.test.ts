import { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { SessionLifeStore } from '@/presentation/session/reauthentication/SessionLifeStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';

/** The server's clock is this far ahead of the device's. */
const AHEAD_MS = 3 * 3_600_000;

function setUp() {
  const tools = sessionTools();
  const { vault, clock, identity, openSession, ann } = tools;
  vault.save({ user: ann, cookie: 'c', since: clock.now() });
  identity.signedIn = ann;
  const reportedEnd = new ReportedSessionEnd();
  const look = jest.fn();
  const store = new SessionLifeStore({
    onEnd: look,
    watchSessionLife: new WatchSessionLife(vault, reportedEnd, clock),
    staySignedIn: new StaySignedIn(identity, openSession),
    clock,
    serverClock: { now: () => clock.now() + AHEAD_MS },
  });
  const stop = store.start();
  const endsIn = (minutes: number): void => reportedEnd.record('c', clock.now() + minutes * 60_000);
  return { ...tools, store, stop, endsIn, look };
}

describe('SessionLifeStore', () => {
  it('warns five minutes before the end and counts down', () => {
    const { store, clock, endsIn } = setUp();
    endsIn(30);
    clock.advance(25 * 60_000 - 1);
    expect(store.minutesLeft).toBeUndefined();
    clock.advance(2);
    expect(store.minutesLeft).toBe(5);
    clock.advance(60_000);
    expect(store.minutesLeft).toBe(4);
  });

  it('shows start and end in server time when the device’s clock is wrong', () => {
    const { store, clock, endsIn } = setUp();
    const since = clock.now() + AHEAD_MS;
    expect(store.shown).toEqual({ since, endsAt: undefined });
    endsIn(30);
    expect(store.shown).toEqual({ since, endsAt: since + 30 * 60_000 });
  });

  it('checks once whether the session has ended when its time is over', () => {
    const { clock, endsIn, look } = setUp();
    endsIn(2);
    clock.advance(2 * 60_000);
    expect(look).not.toHaveBeenCalled();
    clock.advance(60_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['back', -3_600_000],
    ['ahead', 3_600_000],
  ])('checks the end by elapsed time even when the device’s clock is set %s', (_where, by) => {
    const { clock, endsIn, look } = setUp();
    endsIn(30);
    clock.set(clock.now() + by);
    clock.advance(30 * 60_000 - 1);
    clock.advance(3_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('stops warning when an answer says that there is more time', () => {
    const { store, endsIn } = setUp();
    endsIn(2);
    expect(store.minutesLeft).toBe(2);
    endsIn(30);
    expect(store.minutesLeft).toBeUndefined();
  });

  it('extends the session when the user chooses to stay', async () => {
    const { store, endsIn, vault } = setUp();
    endsIn(2);
    await store.stay();
    expect([store.minutesLeft, store.failed, vault.current()?.cookie === 'c']).toEqual([undefined, false, false]);
  });

  it('says when the session could not be extended, and keeps warning', async () => {
    const { store, endsIn, gateway } = setUp();
    endsIn(2);
    gateway.failNext({ kind: 'offline' });
    await store.stay();
    expect([store.minutesLeft, store.failed]).toEqual([2, true]);
  });

  it('leaves no timer behind', () => {
    const { stop, clock, endsIn } = setUp();
    endsIn(30);
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});
