import { ReadDriveAccount } from '@/application/drive/ReadDriveAccount';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';

describe('ReadDriveAccount', () => {
  it('gives the linked account, or that there is none', async () => {
    expect(await new ReadDriveAccount(new FakeDriveAccountGateway()).execute()).toMatchObject({
      ok: true,
      value: { googleDriveEmail: 'ben@drive.example' },
    });
    expect(await new ReadDriveAccount(new FakeDriveAccountGateway(null)).execute()).toEqual({ ok: true, value: null });
  });

  it('does not report a failure as "none"', async () => {
    const gateway = new FakeDriveAccountGateway();
    gateway.planned.failNext('account', { kind: 'unreachable' });
    expect(await new ReadDriveAccount(gateway).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
