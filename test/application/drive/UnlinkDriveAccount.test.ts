import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { driveTools } from '#test/support/builders/drive/driveTools';

describe('UnlinkDriveAccount', () => {
  it('unlinks the account', async () => {
    const { account, vault } = driveTools();
    expect(await new UnlinkDriveAccount(account, vault).execute()).toEqual({ ok: true, value: undefined });
    expect([account.email, account.permission]).toEqual([null, 'none']);
  });

  it('keeps it while an upload needs it or its downgrade is pending', async () => {
    const { account, vault, openPage } = driveTools();
    account.ignoresDowngrades = true;
    await openPage().upload.execute('p-ana', () => undefined);
    expect(await new UnlinkDriveAccount(account, vault).execute()).toEqual({
      ok: false,
      failure: { kind: 'uploadUnderway' },
    });
    expect(account.email).not.toBeNull();
  });
});
