import { Reauthenticate } from '@/application/session/Reauthenticate';
import { ReauthenticationStore } from '@/presentation/shell/ReauthenticationStore';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@staff.example' };

describe('ReauthenticationStore', () => {
  it('asks for the person whose session ended, until they are back or leave', async () => {
    const vault = new FakeSessionVault({ user: ann, cookie: 'old' });
    const reauthenticate = new Reauthenticate(vault);
    const store = new ReauthenticationStore(reauthenticate);
    const stop = store.start();
    const call = reauthenticate.renew();
    expect(store.asked).toEqual({ user: ann, reason: 'sessionEnded' });
    store.abandon();
    expect(await call).toBe('abandoned');
    expect(store.asked).toBeUndefined();
    stop();
  });
});
