import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { WatchDownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { DriveFileStore } from '@/presentation/drive/DriveFileStore';
import { openFileFailureText } from '@/presentation/drive/driveText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';

async function setUp(scopes: readonly string[]) {
  const [moments, cache] = [new FakeDriveMomentGateway(), new ScopeCache()];
  cache.write({ status: 'known', scopes, checkedAt: 0 });
  await moments.record('p-ana', 'm-1', {
    googleDriveFileId: 'f',
    googleDriveFolderId: 'd',
    fileName: 'Plan.pdf',
    contentType: 'application/pdf',
  });
  const opened: string[] = [];
  const store = new DriveFileStore(
    { patientId: 'p-ana', momentId: 'm-1', fileName: 'Plan.pdf' },
    {
      openDriveFile: new OpenDriveFile(moments, cache),
      renewDriveAccess: new RenewDriveAccess(new FakeDriveAccountGateway(), new FakeUploadVault()),
      watchDownloadPermission: new WatchDownloadPermission(cache),
      openLink: address => opened.push(address) > 0,
    },
  );
  const words = (): string => (store.failure === undefined ? '' : openFileFailureText(store.failure));
  return { store, moments, cache, opened, words };
}

describe('DriveFileStore', () => {
  beforeAll(() => loadTestTexts('drive'));

  it('opens the current link', async () => {
    const { store, opened } = await setUp(['patient:download-moments']);
    await store.open('download');
    await store.open('preview');
    expect(opened).toEqual(['https://drive.example/download', 'https://drive.example/preview']);
  });

  it('refuses a user who may not download, in the words of the catalogue', async () => {
    const { store, opened, words } = await setUp([]);
    await store.open('download');
    expect([words(), opened]).toEqual(['Error: Unauthorised to download file', []]);
  });

  it('follows the permission to download as it is granted and revoked', async () => {
    const { store, cache } = await setUp(['patient:download-moments']);
    const stop = store.start();
    const seen = [store.leave];
    for (const scopes of [['chat:view'], ['patient:download-moments']]) {
      cache.write({ status: 'known', scopes, checkedAt: 0 });
      seen.push(store.leave);
    }
    stop();
    cache.write({ status: 'couldNotCheck' });
    expect([...seen, store.leave]).toEqual(['allowed', 'refused', 'allowed', 'allowed']);
  });

  it('reports in the words of the catalogue that the drive returned no link', async () => {
    const { store, moments, words } = await setUp(['patient:download-moments']);
    moments.given = { previewLink: null, downloadLink: null };
    await store.open('download');
    expect(words()).toBe('An error has occured fetching the download link');
  });
});
