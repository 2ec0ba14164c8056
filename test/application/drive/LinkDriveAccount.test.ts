import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { fail } from '@/domain/kernel/Result';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';

function setUp() {
  const [identity, gateway] = [new FakeDriveIdentity(), new FakeDriveAccountGateway(null)];
  return { identity, gateway, link: new LinkDriveAccount(identity, gateway) };
}

describe('LinkDriveAccount', () => {
  it('links the account that the person chose, without permission at first', async () => {
    expect(await setUp().link.execute()).toMatchObject({
      ok: true,
      value: { googleDriveEmail: 'ben@drive.example', permission: 'none' },
    });
  });

  it.each(['cancelled', 'unreadableCredential', 'fedCm', 'promptNotOpened'] as const)(
    'links nothing when the prompt ends with %s',
    async kind => {
      const { identity, gateway, link } = setUp();
      identity.choice = fail({ kind });
      expect(await link.execute()).toEqual({ ok: false, failure: { kind } });
      expect(gateway.email).toBeNull();
    },
  );

  it('says when a colleague has linked the account', async () => {
    const { gateway, link } = setUp();
    gateway.taken.add('ben@drive.example');
    expect(await link.execute()).toEqual({ ok: false, failure: { kind: 'takenByColleague' } });
  });

  it('says when the backend could not note it', async () => {
    const { gateway, link } = setUp();
    gateway.planned.failNext('link', { kind: 'unreachable' });
    expect(await link.execute()).toEqual({ ok: false, failure: { kind: 'notSaved' } });
  });
});
