import { CheckUpload, LARGEST_UPLOAD } from '@/application/drive/CheckUpload';
import { WatchUploads } from '@/application/drive/WatchUploads';
import { UploadsStore } from '@/presentation/drive/UploadsStore';
import { refusedUploadText, uploadFailureText } from '@/presentation/drive/driveText';
import { FilePicker } from '@/infrastructure/system/drive/FilePicker';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const letter = new File(['Dear Ana'], 'Letter.pdf');

function setUp() {
  const tools = driveTools();
  const { uploads, upload } = tools.openPage();
  let recorded = 0;
  const tray = new FilePicker();
  const useCases = {
    watchUploads: new WatchUploads(uploads),
    checkUpload: new CheckUpload(tools.moments),
    uploadFile: upload,
    manager: uploads,
    layFile: (uploadId: string, file: File) => tray.put(uploadId, file),
  };
  const store = new UploadsStore('p-ana', useCases, () => (recorded += 1));
  const stop = store.start();
  return { ...tools, store, stop, tray, recorded: () => recorded };
}

describe('UploadsStore', () => {
  beforeAll(() => loadTestTexts('drive'));

  it('uploads the chosen file, and reports once that it is recorded', async () => {
    const { store, tray, recorded, moments, account } = setUp();
    await store.upload(letter);
    expect(tray.chosen(store.shown[0]?.upload.uploadId ?? '')).toBe(letter);
    expect(store.shown.map(({ upload }) => upload.position)).toMatchObject([
      { step: 'downgradePermission', outcome: 'recorded' },
    ]);
    expect([recorded(), moments.recorded.length, account.permission]).toEqual([1, 1, 'reader']);
  });

  it('does not start with a file that the drive does not accept', async () => {
    const { store } = setUp();
    const large = new File([], 'scan.tiff');
    Object.defineProperty(large, 'size', { value: LARGEST_UPLOAD + 1 });
    await store.upload(large);
    expect([store.refused, store.all]).toEqual([{ kind: 'tooLarge', largest: LARGEST_UPLOAD }, []]);
  });

  it('names the limit or the file name that the drive refuses, before anything is sent', async () => {
    const { store, account, moments } = setUp();
    moments.largestFile = 25 * 1_048_576;
    const scan = new File([], 'scan.tiff');
    Object.defineProperty(scan, 'size', { value: 26 * 1_048_576 });
    const said: (string | undefined)[] = [];
    for (const file of [scan, new File(['x'], `${'a'.repeat(252)}.pdf`), new File([], 'empty.pdf')]) {
      await store.upload(file);
      said.push(store.refused && refusedUploadText(store.refused));
    }
    expect(said).toEqual([
      'The file is larger than 25 MB.',
      'Couldn’t upload this file. Its name or type isn’t accepted. Rename it or choose another.',
      'Couldn’t upload this file. It’s empty (0 bytes). Choose another file.',
    ]);
    expect([store.all, account.planned.calls]).toEqual([[], []]);
  });

  it('keeps the file of a waiting upload when another is refused', async () => {
    const { store, tray, files } = setUp();
    files.planned.failNext('pick', { kind: 'unreachable' });
    await store.upload(letter);
    const waiting = store.shown[0]?.upload.uploadId ?? '';
    await store.upload(new File(['Of another patient'], 'Other.pdf'));
    expect([store.refused?.kind, store.shown.length, tray.chosen(waiting)]).toEqual(['uploadUnderway', 1, letter]);
    store.resume();
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
    expect(files.pickedFor).toEqual([waiting, waiting]);
  });

  it('shows the pending downgrade until the account was read again', async () => {
    const { store, account, clock } = setUp();
    account.ignoresDowngrades = true;
    await store.upload(letter);
    expect([store.isUnderway, store.shown[0]?.failure, store.shown[0]?.upload.position.outcome]).toEqual([
      true,
      { kind: 'downgradeOwed' },
      'recorded',
    ]);
    account.ignoresDowngrades = false;
    clock.advance(30_000);
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
    expect([store.isUnderway, store.shown[0]?.failure]).toEqual([false, null]);
  });

  it('reports in the words of the catalogue a closed folder and a moment that was not created', async () => {
    const { store, files, moments } = setUp();
    files.planned.failNext('moveInto', { kind: 'refused', status: 404 });
    await store.upload(letter);
    moments.planned.failNext('record', { kind: 'refused', status: 409 });
    await store.upload(letter);
    expect(store.shown.map(({ failure }) => failure && uploadFailureText(failure))).toEqual([
      '404: Unfortunately you do not have access to the Google Drive Folder.',
      'Error encountered creating moment for patient. Please try again.',
    ]);
  });

  it('says that it is too late to cancel an upload that may be recorded', async () => {
    const { store, moments } = setUp();
    moments.planned.failNext('record', { kind: 'unreachable' }, { butDone: true });
    await store.upload(letter);
    const id = store.shown[0]?.upload.uploadId ?? '';
    await store.cancel(id);
    expect(store.tooLate.has(id)).toBe(true);
  });
});
