import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';
import { driveTools } from '#test/support/builders/drive/driveTools';

function setUp() {
  const tools = driveTools();
  return { ...tools, renew: new RenewDriveAccess(tools.account, tools.vault) };
}

describe('RenewDriveAccess', () => {
  it('does not cut off an upload that runs on another device', async () => {
    const account = new FakeDriveAccountGateway();
    [account.permission, account.writerAgeMs] = ['writer', 60_000];
    const renew = new RenewDriveAccess(account, new FakeUploadVault());
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'uploadUnderway' } });
    expect(account.permission).toBe('writer');
  });

  it('makes the account a reader and reads it back', async () => {
    expect(await setUp().renew.execute()).toMatchObject({ ok: true, value: { permission: 'reader' } });
  });

  it('says when it was accepted and is not so', async () => {
    const { account, renew } = setUp();
    [account.permission, account.ignoresDowngrades] = ['writer', true];
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'notReader' } });
  });

  it('cuts no upload off', async () => {
    const { account, files, renew, openPage } = setUp();
    files.deciding = new Promise(() => undefined);
    void openPage().upload.execute('p-ana', () => undefined);
    await new Promise(resolve => setTimeout(resolve, 0));
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'uploadUnderway' } });
    expect(account.permission).toBe('writer');
  });

  it('says when no account is linked', async () => {
    const { account, renew } = setUp();
    account.email = null;
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'noAccount' } });
  });

  it('reports when it cannot check', async () => {
    const { account, renew } = setUp();
    account.planned.failNext('account', { kind: 'unreachable' });
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
