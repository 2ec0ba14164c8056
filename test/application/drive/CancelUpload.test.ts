import { driveTools } from '#test/support/builders/driveTools';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

describe('CancelUpload', () => {
  it('cancels while the person picks, and makes the account a reader again', async () => {
    const tools = driveTools();
    let decide: () => void = () => undefined;
    tools.files.deciding = new Promise(resolve => (decide = resolve));
    const page = tools.openPage();
    const upload = page.upload.execute('p-ana');
    await settled();
    expect(await page.cancel.execute('id-1')).toEqual({ ok: true, value: undefined });
    decide();
    await upload;
    expect([tools.moments.recorded.length, tools.account.permission, tools.vault.kept.size]).toEqual([0, 'reader', 0]);
  });

  it('cancels what waits for a connection', async () => {
    const tools = driveTools();
    tools.files.planned.failNext('moveInto', { kind: 'unreachable' });
    const page = tools.openPage();
    await page.upload.execute('p-ana');
    expect(await page.cancel.execute('id-1')).toMatchObject({ ok: true });
    await settled();
    expect([tools.moments.recorded.length, tools.account.permission, tools.vault.kept.size]).toEqual([0, 'reader', 0]);
  });

  it('is too late once the moment was asked for, since it may exist', async () => {
    const tools = driveTools();
    tools.moments.planned.failNext('record', { kind: 'unreachable' }, { butDone: true });
    const page = tools.openPage();
    await page.upload.execute('p-ana');
    expect(await page.cancel.execute('id-1')).toEqual({ ok: false, failure: { kind: 'tooLate' } });
    await settled();
    expect([tools.moments.recorded.length, tools.account.permission]).toEqual([1, 'reader']);
  });

  it('takes what is over off the page, and nothing that still owes', async () => {
    const tools = driveTools();
    tools.account.ignoresDowngrades = true;
    const page = tools.openPage();
    await page.upload.execute('p-ana');
    page.cancel.dismiss('id-1');
    expect(page.desk.uploads.read()).toHaveLength(1);
    tools.account.ignoresDowngrades = false;
    await page.desk.resumeAll();
    page.cancel.dismiss('id-1');
    expect(page.desk.uploads.read()).toEqual([]);
  });
});
