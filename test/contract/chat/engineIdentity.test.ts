import { EngineSignIn, type EngineIdentity } from '@/application/chat/engine/runtime/EngineSignIn';
import { engineIdentityContract } from '#test/support/contracts/chat/engineIdentityContract';
import { FakeEngineAccount } from '#test/support/fakes/chat/FakeEngineAccount';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeRealtimeIdentity } from '#test/support/fakes/chat/FakeRealtimeIdentity';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

engineIdentityContract('FakeEngineIdentity', () => {
  const identity = new FakeEngineIdentity();
  return {
    identity,
    uid: 'ann',
    openSession: () => identity.cookieOf('ann'),
    failNext: (step, kind) => identity.failNext(step, kind),
  };
});

/** The backend fails the next request, whatever it is. */
function failing(inner: EngineIdentity, account: FakeEngineAccount): EngineIdentity {
  const once = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    account.failure = undefined;
    return given;
  };
  return {
    enter: cookie => once(inner.enter(cookie)),
    profile: () => once(inner.profile()),
    vaultKey: () => once(inner.vaultKey()),
    leave: () => inner.leave(),
  };
}

engineIdentityContract('EngineSignIn', () => {
  const account = new FakeEngineAccount();
  let sessions = 0;
  return {
    identity: failing(new EngineSignIn(account, new FakeRealtimeIdentity(), new SeededRandom(1)), account),
    uid: 'ann',
    openSession: () => `cookie-${String((sessions += 1))}`,
    failNext: (_step, kind) => void (account.failure = { kind }),
  };
});
