import { FINISH_POLL_MS, FinishUploads } from '@/application/drive/FinishUploads';
import { driveTools } from '#test/support/builders/drive/driveTools';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

/** An upload that waits for the drive. */
async function setUp() {
  const tools = driveTools();
  let decide: () => void = () => undefined;
  tools.files.deciding = new Promise(resolve => (decide = resolve));
  const { uploads, upload } = tools.openPage();
  void upload.execute('p-ana', () => undefined);
  await settled();
  return { ...tools, decide, finish: new FinishUploads(uploads, tools.vault, tools.repair, tools.clock) };
}

/** True once it is over. */
function watch(draining: Promise<void>) {
  const seen = { isOver: false };
  void draining.then(() => (seen.isOver = true));
  return seen;
}

describe('FinishUploads', () => {
  it('waits for a running upload until the account is a reader again', async () => {
    const { finish, decide, clock, account, moments } = await setUp();
    const drained = watch(finish.drain(10_000));
    await settled();
    expect([drained.isOver, await finish.areOpen()]).toEqual([false, true]);
    decide();
    await settled();
    clock.advance(FINISH_POLL_MS);
    await settled();
    expect([drained.isOver, await finish.areOpen(), account.permission, moments.recorded.length]).toEqual([
      true,
      false,
      'reader',
      1,
    ]);
  });

  it('waits no longer than its limit, and reports that the upload is open', async () => {
    const { finish, clock, account } = await setUp();
    const drained = watch(finish.drain(10_000));
    await settled();
    clock.advance(10_000);
    await settled();
    expect([drained.isOver, await finish.areOpen(), account.permission]).toEqual([true, true, 'writer']);
  });

  it('does not report an account as closed that could not be checked', async () => {
    const { account, vault, repair, clock, openPage } = driveTools();
    account.planned.failAlways('account', { kind: 'unreachable' });
    const finish = new FinishUploads(openPage().uploads, vault, repair, clock);
    void finish.drain(1_000);
    await settled();
    clock.advance(1_000);
    expect(await finish.areOpen()).toBe(true);
  });

  it('returns immediately when nothing is open', async () => {
    const { vault, repair, clock, openPage } = driveTools();
    await repair.execute();
    await new FinishUploads(openPage().uploads, vault, repair, clock).drain(1_000);
    expect(vault.kept.size).toBe(0);
  });
});
