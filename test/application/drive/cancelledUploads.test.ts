import { WRITER_BEAT_MS } from '@/domain/drive/staleWriter.rule';
import { driveTools } from '#test/support/builders/drive/driveTools';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

describe('UploadManager', () => {
  it('cancels while the user picks a file, and makes the account a reader again', async () => {
    const tools = driveTools();
    let decide: () => void = () => undefined;
    tools.files.deciding = new Promise(resolve => (decide = resolve));
    const page = tools.openPage();
    const upload = page.upload.execute('p-ana', () => undefined);
    await settled();
    expect(await page.uploads.cancel('id-1')).toBe(true);
    decide();
    await upload;
    expect([tools.moments.recorded.length, tools.account.permission, tools.vault.kept.size]).toEqual([0, 'reader', 0]);
  });

  it('does not wait for a drive that never answers, and ignores a late answer', async () => {
    const { files, account, moments, vault, openPage } = driveTools();
    let answer: () => void = () => undefined;
    files.deciding = new Promise(resolve => (answer = resolve));
    const page = openPage();
    void page.upload.execute('p-ana', () => undefined);
    await settled();
    await page.uploads.cancel('id-1');
    await settled();
    expect([page.uploads.uploads.read()[0]?.upload.position.step, account.permission, vault.kept.size]).toEqual([
      'downgradePermission',
      'reader',
      0,
    ]);
    answer();
    await settled();
    expect([...files.removed]).toEqual(['f-1']);
    expect([
      page.uploads.uploads.read()[0]?.upload.position.outcome,
      moments.recorded.length,
      account.permission,
    ]).toEqual(['cancelled', 0, 'reader']);
  });

  it('cancels an upload that waits for a connection', async () => {
    const tools = driveTools();
    tools.files.planned.failNext('moveInto', { kind: 'unreachable' });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    expect(await page.uploads.cancel('id-1')).toBe(true);
    await settled();
    expect([tools.moments.recorded.length, tools.account.permission, tools.vault.kept.size]).toEqual([0, 'reader', 0]);
  });

  it.each(['details', 'moveInto'] as const)(
    'leaves no copy in the drive when the upload was waiting for %s',
    async call => {
      const tools = driveTools();
      tools.files.planned.failNext(call, { kind: 'unreachable' }, { butDone: true });
      const page = tools.openPage();
      await page.upload.execute('p-ana', () => undefined);
      await page.uploads.cancel('id-1');
      await settled();
      expect([[...tools.files.removed], tools.files.folders.size, tools.account.permission]).toEqual([
        ['f-1'],
        0,
        'reader',
      ]);
      expect(page.uploads.uploads.read()[0]?.failure).toBeNull();
    },
  );

  it('counts the file as deleted when the answer is lost and the drive does not have it', async () => {
    const tools = driveTools();
    tools.files.planned.failNext('moveInto', { kind: 'unreachable' });
    tools.files.planned.failNext('remove', { kind: 'unreachable' }, { butDone: true });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    await page.uploads.cancel('id-1');
    await settled();
    expect([[...tools.files.removed], page.uploads.uploads.read()[0]?.failure]).toEqual([['f-1'], null]);
  });

  it('reports a copy that could not be deleted', async () => {
    const tools = driveTools();
    tools.files.planned.failNext('moveInto', { kind: 'unreachable' });
    tools.files.planned.failNext('remove', { kind: 'unreachable' });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    await page.uploads.cancel('id-1');
    await settled();
    expect(page.uploads.uploads.read()[0]?.failure).toEqual({ kind: 'copyLeft' });
    expect([tools.account.permission, tools.vault.kept.size]).toEqual(['reader', 0]);
  });

  it('renews the writer role while the drive is busy, but never after the downgrade', async () => {
    const { files, account, clock, openPage } = driveTools();
    files.deciding = new Promise(() => undefined);
    const page = openPage();
    void page.upload.execute('p-ana', () => undefined);
    await settled();
    account.permission = 'reader';
    clock.advance(WRITER_BEAT_MS);
    await settled();
    expect(account.permission).toBe('writer');
    await page.uploads.cancel('id-1');
    await settled();
    clock.advance(10 * WRITER_BEAT_MS);
    await settled();
    expect(account.permission).toBe('reader');
  });

  it('does not renew the writer role once the user has signed out', async () => {
    const { files, account, clock, openPage } = driveTools();
    files.deciding = new Promise(() => undefined);
    const page = openPage();
    void page.upload.execute('p-ana', () => undefined);
    await settled();
    page.uploads.forgetPerson();
    account.permission = 'reader';
    clock.advance(10 * WRITER_BEAT_MS);
    await settled();
    expect(account.permission).toBe('reader');
  });

  it('is too late once the moment was requested, because it may exist', async () => {
    const tools = driveTools();
    tools.moments.planned.failNext('record', { kind: 'unreachable' }, { butDone: true });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    expect(await page.uploads.cancel('id-1')).toBe(false);
    await settled();
    expect([tools.moments.recorded.length, tools.account.permission]).toEqual([1, 'reader']);
  });

  it('removes finished uploads from the page, but none with a pending downgrade', async () => {
    const tools = driveTools();
    tools.account.ignoresDowngrades = true;
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    page.uploads.dismiss('id-1');
    expect(page.uploads.uploads.read()).toHaveLength(1);
    tools.account.ignoresDowngrades = false;
    await page.uploads.resumeAll();
    page.uploads.dismiss('id-1');
    expect(page.uploads.uploads.read()).toEqual([]);
  });
});

describe('a refused upload', () => {
  it.each(['details', 'moveInto'] as const)(
    'leaves no copy in the drive, and keeps the reason of the refused %s',
    async call => {
      const tools = driveTools();
      tools.files.planned.failNext(call, { kind: 'refused', status: 403 });
      const page = tools.openPage();
      await page.upload.execute('p-ana', () => undefined);
      expect([[...tools.files.removed], tools.account.permission]).toEqual([['f-1'], 'reader']);
      expect(page.uploads.uploads.read()[0]).toMatchObject({
        failure: { kind: 'file', status: 403 },
        isCopyLeft: false,
      });
    },
  );

  it('reports a copy that could not be deleted', async () => {
    const tools = driveTools();
    tools.files.planned.failNext('moveInto', { kind: 'refused', status: 404 });
    tools.files.planned.failNext('remove', { kind: 'unreachable' });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    expect(page.uploads.uploads.read()[0]).toMatchObject({ failure: { kind: 'file', status: 404 }, isCopyLeft: true });
  });

  it('keeps a file that a moment may refer to, and reports the copy', async () => {
    const tools = driveTools();
    tools.moments.planned.failNext('record', { kind: 'badRequest' });
    const page = tools.openPage();
    await page.upload.execute('p-ana', () => undefined);
    expect([...tools.files.removed]).toEqual([]);
    expect(page.uploads.uploads.read()[0]).toMatchObject({ failure: { kind: 'moment' }, isCopyLeft: true });
  });
});
