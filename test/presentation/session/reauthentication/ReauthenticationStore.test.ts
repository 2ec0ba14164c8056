import { Reauthenticate } from '@/application/session/Reauthenticate';
import { ReauthenticationStore } from '@/presentation/session/reauthentication/ReauthenticationStore';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };

function aStore() {
  const clock = new ManualClock();
  const vault = new FakeSessionVault({ user: ann, cookie: 'old' });
  const reauthenticate = new Reauthenticate(vault);
  const store = new ReauthenticationStore(reauthenticate, clock);
  return { clock, vault, reauthenticate, store, stop: store.start() };
}

describe('ReauthenticationStore', () => {
  it('asks the user whose session ended to sign in, until they are back or log out', async () => {
    const { reauthenticate, store, stop } = aStore();
    const call = reauthenticate.renew();
    expect(store.asked).toEqual({ user: ann, reason: 'sessionEnded' });
    store.abandon();
    expect(await call).toBe('abandoned');
    expect(store.asked).toBeUndefined();
    stop();
  });

  it('locks the page until the same user is back', () => {
    const { vault, reauthenticate, store } = aStore();
    void reauthenticate.renew();
    expect(store.locked).toBe(true);
    vault.save({ user: ann, cookie: 'new', since: 0 });
    expect([store.asked, store.locked]).toEqual([undefined, false]);
  });

  it('does not lock the page for a sign-in that the user requested', () => {
    const { reauthenticate, store } = aStore();
    void reauthenticate.renew('recentLoginRequired');
    expect(store.locked).toBe(false);
  });

  it('keeps the page locked after the user chose to log out, until they have signed in', () => {
    const { vault, reauthenticate, store } = aStore();
    void reauthenticate.renew();
    store.abandon();
    expect([store.asked, store.locked]).toEqual([undefined, true]);
    store.askAgain();
    expect([store.asked?.user, store.locked]).toEqual([ann, true]);
    vault.save({ user: ann, cookie: 'new', since: 0 });
    expect(store.locked).toBe(false);
  });

  it('asks only after 800 ms without a key, so that typing is not interrupted', () => {
    const { clock, reauthenticate, store } = aStore();
    store.recordTyping();
    void reauthenticate.renew();
    clock.advance(799);
    expect(store.asked).toBeUndefined();
    store.recordTyping();
    clock.advance(799);
    expect(store.asked).toBeUndefined();
    clock.advance(1);
    expect(store.asked).toEqual({ user: ann, reason: 'sessionEnded' });
  });

  it('locks the page soon even if typing never pauses, and asks once it does', () => {
    const { clock, vault, reauthenticate, store } = aStore();
    void reauthenticate.renew();
    vault.save({ user: ann, cookie: 'new', since: 0 });
    store.recordTyping();
    void reauthenticate.renew();
    for (let held = 0; held < 4_000; held += 500) {
      expect(store.locked).toBe(false);
      clock.advance(500);
      store.recordTyping();
    }
    expect([store.asked, store.locked]).toEqual([undefined, true]);
    clock.advance(800);
    expect([store.asked?.user, store.locked]).toEqual([ann, true]);
  });

  it('keeps asking while the password is typed', () => {
    const { clock, reauthenticate, store } = aStore();
    void reauthenticate.renew();
    store.recordTyping();
    clock.advance(10);
    expect(store.asked).toBeDefined();
  });

  it('asks immediately when the user has just requested it', () => {
    const { reauthenticate, store } = aStore();
    store.recordTyping();
    void reauthenticate.renew('recentLoginRequired');
    expect(store.asked?.reason).toBe('recentLoginRequired');
  });

  it('does not ask when the session is back before typing pauses, or the page is closed', () => {
    const back = aStore();
    back.store.recordTyping();
    void back.reauthenticate.renew();
    back.store.abandon();
    const gone = aStore();
    gone.store.recordTyping();
    void gone.reauthenticate.renew();
    gone.stop();
    for (const { clock, store } of [back, gone]) {
      clock.advance(5_000);
      expect(store.asked).toBeUndefined();
    }
  });
});
