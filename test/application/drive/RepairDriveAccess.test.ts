import { REPAIR_RETRY_MS } from '@/application/drive/RepairDriveAccess';
import { WRITER_LEASE_MS } from '@/domain/drive/staleWriter.rule';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { eventually } from '#test/support/eventually';

/** An account that another device left as a writer. This device has no record of it. */
function setUp() {
  const tools = driveTools();
  tools.account.permission = 'writer';
  return tools;
}

describe('RepairDriveAccess', () => {
  it('makes an account a reader that another device left as a writer', async () => {
    const { account, repair } = setUp();
    expect([await repair.execute(), account.permission]).toEqual([true, 'reader']);
  });

  it('leaves the account a writer while any window of this device uploads', async () => {
    const { account, files, repair, openPage } = setUp();
    files.deciding = new Promise(() => undefined);
    void openPage().upload.execute('p-ana', () => undefined);
    await new Promise(resolve => setTimeout(resolve, 0));
    expect([await repair.execute(), account.permission]).toEqual([true, 'writer']);
  });

  it('waits for another device’s upload without delaying a sign-out, then repairs the account', async () => {
    const { account, clock, repair } = setUp();
    account.writerAgeMs = WRITER_LEASE_MS - 1;
    expect([await repair.settled(), account.permission, repair.isSettled]).toEqual([false, 'writer', true]);
    account.writerAgeMs = WRITER_LEASE_MS;
    clock.advance(REPAIR_RETRY_MS);
    await eventually(() => expect(account.permission).toBe('reader'));
    expect(repair.isSettled).toBe(true);
  });

  it('settles if no account is linked or the user may not have one', async () => {
    const { account, repair } = setUp();
    account.planned.failNext('account', { kind: 'notAllowed' });
    expect(await repair.execute()).toBe(true);
    account.email = null;
    expect(await repair.execute()).toBe(true);
  });

  it('retries a failed check until the account is confirmed as a reader', async () => {
    const { account, clock, repair } = setUp();
    account.planned.failNext('account', { kind: 'unreachable' });
    account.ignoresDowngrades = true;
    expect([await repair.settled(), account.permission]).toEqual([false, 'writer']);
    clock.advance(REPAIR_RETRY_MS);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(account.permission).toBe('writer');
    account.ignoresDowngrades = false;
    clock.advance(REPAIR_RETRY_MS);
    await eventually(() => expect(account.permission).toBe('reader'));
    account.permission = 'writer';
    expect([await repair.settled(), account.permission]).toEqual([true, 'writer']);
  });

  it('stops checking once the user has signed out, and starts again for the next one', async () => {
    const { account, clock, repair } = setUp();
    account.planned.failNext('account', { kind: 'unreachable' });
    await repair.execute();
    repair.end();
    clock.advance(REPAIR_RETRY_MS);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(account.permission).toBe('writer');
    expect([await repair.settled(), account.permission]).toEqual([true, 'reader']);
  });
});
