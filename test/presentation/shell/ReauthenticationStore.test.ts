import { Reauthenticate } from '@/application/session/Reauthenticate';
import { ReauthenticationStore } from '@/presentation/shell/ReauthenticationStore';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };

function aStore() {
  const clock = new ManualClock();
  const reauthenticate = new Reauthenticate(new FakeSessionVault({ user: ann, cookie: 'old' }));
  const store = new ReauthenticationStore(reauthenticate, clock);
  return { clock, reauthenticate, store, stop: store.start() };
}

describe('ReauthenticationStore', () => {
  it('asks for the person whose session ended, until they are back or leave', async () => {
    const { reauthenticate, store, stop } = aStore();
    const call = reauthenticate.renew();
    expect(store.asked).toEqual({ user: ann, reason: 'sessionEnded' });
    store.abandon();
    expect(await call).toBe('abandoned');
    expect(store.asked).toBeUndefined();
    stop();
  });

  it('asks nothing in the middle of a word: only once no key was pressed for 800 ms', () => {
    const { clock, reauthenticate, store } = aStore();
    store.noteTyping();
    void reauthenticate.renew();
    clock.advance(799);
    expect(store.asked).toBeUndefined();
    store.noteTyping();
    clock.advance(799);
    expect(store.asked).toBeUndefined();
    clock.advance(1);
    expect(store.asked).toEqual({ user: ann, reason: 'sessionEnded' });
  });

  it('stays while the password is typed', () => {
    const { clock, reauthenticate, store } = aStore();
    void reauthenticate.renew();
    store.noteTyping();
    clock.advance(10);
    expect(store.asked).toBeDefined();
  });

  it('asks at once for what somebody has just asked for themselves', () => {
    const { reauthenticate, store } = aStore();
    store.noteTyping();
    void reauthenticate.renew('recentLoginRequired');
    expect(store.asked?.reason).toBe('recentLoginRequired');
  });

  it('asks nothing any more when the session is there again before the hands rest, or the page goes', () => {
    const back = aStore();
    back.store.noteTyping();
    void back.reauthenticate.renew();
    back.store.abandon();
    const gone = aStore();
    gone.store.noteTyping();
    void gone.reauthenticate.renew();
    gone.stop();
    for (const { clock, store } of [back, gone]) {
      clock.advance(5_000);
      expect(store.asked).toBeUndefined();
    }
  });
});
