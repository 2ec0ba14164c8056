import { CoreSignIn } from '@/application/chat/engine/runtime/CoreSignIn';
import type { CoreIdentity } from '@/application/chat/ports/CoreIdentity';
import { coreIdentityContract } from '#test/support/contracts/chat/coreIdentityContract';
import { FakeCoreAccount } from '#test/support/fakes/chat/FakeCoreAccount';
import { FakeCoreIdentity } from '#test/support/fakes/chat/FakeCoreIdentity';
import { FakeRealtimeIdentity } from '#test/support/fakes/chat/FakeRealtimeIdentity';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

coreIdentityContract('FakeCoreIdentity', () => {
  const identity = new FakeCoreIdentity();
  return { identity, uid: 'ann', openSession: () => identity.cookieOf('ann'), failNext: (step, kind) => identity.failNext(step, kind) };
});

/** The backend fails once, whatever it is asked next. */
function failing(inner: CoreIdentity, account: FakeCoreAccount): CoreIdentity {
  const once = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    account.failure = undefined;
    return given;
  };
  return { enter: cookie => once(inner.enter(cookie)), profile: () => once(inner.profile()), vaultKey: () => once(inner.vaultKey()), leave: () => inner.leave() };
}

coreIdentityContract('CoreSignIn', () => {
  const account = new FakeCoreAccount();
  let sessions = 0;
  return {
    identity: failing(new CoreSignIn(account, new FakeRealtimeIdentity(), new SeededRandom(1)), account),
    uid: 'ann',
    openSession: () => `cookie-${String((sessions += 1))}`,
    failNext: (_step, kind) => void (account.failure = { kind }),
  };
});
