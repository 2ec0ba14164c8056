import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { AccountRecoveryStore } from '@/presentation/session/password/AccountRecoveryStore';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';

function setUp(email: string) {
  const identity = new FakeIdentityProvider();
  const sent: string[] = [];
  const store = new AccountRecoveryStore(email, new RequestPasswordReset(identity, 'http://localhost/'), address =>
    sent.push(address),
  );
  return { identity, sent, store };
}

describe('AccountRecoveryStore', () => {
  it('shows the same answer for every email', async () => {
    const { store, sent } = setUp('nobody@staff.example');
    await store.submit();
    expect(sent).toEqual(['nobody@staff.example']);
  });

  it('claims nothing while offline', async () => {
    const { store, sent, identity } = setUp('ann@staff.example');
    identity.failNext({ kind: 'offline' });
    await store.submit();
    expect([sent, store.failure]).toEqual([[], { kind: 'offline' }]);
  });

  it('asks for a valid email', async () => {
    const { store } = setUp('ann');
    await store.submit();
    expect([store.problem, store.canSubmit]).toEqual(['invalid', false]);
  });
});
