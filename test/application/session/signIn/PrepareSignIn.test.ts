import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';
import { FakeSessionGateway } from '#test/support/fakes/session/FakeSessionGateway';

describe('PrepareSignIn', () => {
  it('fetches both sides', async () => {
    const [identity, gateway] = [new FakeIdentityProvider(), new FakeSessionGateway()];
    await new PrepareSignIn(identity, gateway).execute();
    expect([identity.prepared, gateway.prepared]).toEqual([1, 1]);
  });

  it('leaves a failed download to the call that needs it', async () => {
    class Unreachable extends FakeSessionGateway {
      override async prepare(): Promise<void> {
        throw new Error('The chunk did not arrive.');
      }
    }
    await expect(new PrepareSignIn(new FakeIdentityProvider(), new Unreachable()).execute()).resolves.toBeUndefined();
  });
});
