import { CheckUpload, LARGEST_UPLOAD } from '@/application/drive/CheckUpload';
import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { WatchDownloadPermission, type DownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { WatchUploads } from '@/application/drive/WatchUploads';
import type { ScopesState } from '@/domain/access/ScopesState';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';

describe('CheckUpload', () => {
  function setUp() {
    const gateway = new FakeDriveMomentGateway();
    const check = new CheckUpload(gateway);
    const judge = (name: string, size: number) => check.execute('p-ana', { name, type: 'application/pdf', size });
    return { gateway, judge };
  }

  it('uses the largest file size that the server accepts', async () => {
    const { gateway, judge } = setUp();
    gateway.largestFile = 100;
    expect([await judge('a.pdf', 100), await judge('a.pdf', 101)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: 100 },
    ]);
  });

  it('rejects a file that the server rejects', async () => {
    const { gateway, judge } = setUp();
    expect(await judge(`${'a'.repeat(252)}.pdf`, 1)).toEqual({ kind: 'notTaken' });
    gateway.planned.failNext('policy', { kind: 'notAllowed' });
    expect(await judge('a.pdf', 1)).toEqual({ kind: 'notAllowed' });
  });

  it('lets an upload begin and wait when the server is unreachable', async () => {
    const { gateway, judge } = setUp();
    gateway.planned.failAlways('policy', { kind: 'unreachable' });
    expect([await judge('a.pdf', LARGEST_UPLOAD), await judge('a.pdf', LARGEST_UPLOAD + 1)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: LARGEST_UPLOAD },
    ]);
  });
});

describe('WatchUploads', () => {
  it('reports each step in turn until unsubscribed', async () => {
    const page = driveTools().openPage();
    const steps: string[] = [];
    const stop = new WatchUploads(page.uploads).execute(uploads =>
      steps.push(uploads[0]?.upload.position.step ?? 'nothing'),
    );
    await page.upload.execute('p-ana', () => undefined);
    expect([...new Set(steps)]).toEqual([
      'nothing',
      'awaitingFile',
      'filePicked',
      'fetchedFileDetails',
      'updatedFile',
      'createdMoment',
      'downgradePermission',
    ]);
    stop();
    const { length } = steps;
    await page.upload.execute('p-max', () => undefined);
    expect(steps).toHaveLength(length);
  });
});

describe('OpenDriveFile', () => {
  const command = { patientId: 'p-ana', momentId: 'm-1', purpose: 'download' } as const;
  const held: ScopesState = { status: 'known', scopes: ['patient:download-moments'], checkedAt: 0 };

  async function setUp(scopes = held) {
    const [gateway, cache] = [new FakeDriveMomentGateway(), new ScopeCache()];
    await gateway.record('p-ana', 'm-1', {
      googleDriveFileId: 'f',
      googleDriveFolderId: 'd',
      fileName: 'Letter.pdf',
      contentType: 'application/pdf',
    });
    cache.write(scopes);
    return { gateway, open: new OpenDriveFile(gateway, cache) };
  }

  it('returns the link for downloading, or for viewing', async () => {
    const { open } = await setUp();
    expect(await open.execute(command)).toEqual({ ok: true, value: 'https://drive.example/download' });
    expect(await open.execute({ ...command, purpose: 'preview' })).toEqual({
      ok: true,
      value: 'https://drive.example/preview',
    });
  });

  it.each([
    ['unauthorised', { status: 'known', scopes: ['therapist:list-patients'], checkedAt: 0 }],
    ['scopesNotChecked', { status: 'unknown' }],
    ['scopesNotChecked', { status: 'couldNotCheck' }],
  ] as const)('requests no link: %s', async (kind, scopes) => {
    const { gateway, open } = await setUp(scopes);
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind } });
    expect(gateway.planned.countOf('links')).toBe(0);
  });

  it('opens a preview for a user who may not download', async () => {
    const { open } = await setUp({ status: 'known', scopes: ['therapist:list-patients'], checkedAt: 0 });
    expect(await open.execute({ ...command, purpose: 'preview' })).toEqual({
      ok: true,
      value: 'https://drive.example/preview',
    });
  });

  it('reports that the drive has no link', async () => {
    const { gateway, open } = await setUp();
    gateway.given = { previewLink: null, downloadLink: null };
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind: 'linkMissing' } });
  });

  it('reports a missing answer', async () => {
    const { gateway, open } = await setUp();
    gateway.planned.failNext('links', { kind: 'unreachable' });
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('WatchDownloadPermission', () => {
  it('reports immediately and after each change, and unchecked scopes as unknown', () => {
    const cache = new ScopeCache({ status: 'unknown' });
    const received: DownloadPermission[] = [];
    const stop = new WatchDownloadPermission(cache).execute(leave => received.push(leave));
    cache.write({ status: 'known', scopes: ['patient:download-moments'], checkedAt: 0 });
    cache.write({ status: 'known', scopes: [], checkedAt: 1 });
    cache.write({ status: 'couldNotCheck' });
    stop();
    cache.write({ status: 'known', scopes: ['patient:download-moments'], checkedAt: 2 });
    expect(received).toEqual(['couldNotCheck', 'allowed', 'refused', 'couldNotCheck']);
  });
});
