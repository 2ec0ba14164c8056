import type { DriveFiles } from '@/application/drive/ports/DriveFiles';

export interface DriveFilesHarness {
  readonly files: DriveFiles;
  /** Files of an account that is not a writer yet. */
  readonly token: string;
  readonly folderId: string;
  /** The user picks `Letter.pdf`, or nothing. */
  readonly decide: (picks: boolean) => void;
  readonly becomeWriter: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every DriveFiles, including its fake. */
export function driveFilesContract(name: string, make: () => Promise<DriveFilesHarness>): void {
  describe(`${name} keeps the DriveFiles contract`, () => {
    let harness: DriveFilesHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const picked = async (): Promise<string> => {
      harness.decide(true);
      const file = await harness.files.pick(harness.token, 'u-1');
      if (!file.ok || file.value === null) throw new Error('A file was picked.');
      return file.value.googleDriveFileId;
    };

    it('returns nothing if the user closes the picker', async () => {
      harness.decide(false);
      expect(await harness.files.pick(harness.token, 'u-1')).toEqual({ ok: true, value: null });
    });

    it('returns name and type of a picked file, moves it into the folder, and accepts a repeat', async () => {
      const { files, token, folderId } = harness;
      const fileId = await picked();
      expect(await files.details(token, fileId)).toEqual({
        ok: true,
        value: { fileName: 'Letter.pdf', contentType: 'application/pdf' },
      });
      harness.becomeWriter();
      expect(await files.moveInto(token, fileId, folderId)).toEqual({ ok: true, value: undefined });
      expect(await files.moveInto(token, fileId, folderId)).toEqual({ ok: true, value: undefined });
    });

    it('moves nothing into a folder to which the account may not write', async () => {
      const { files, token, folderId } = harness;
      expect(await files.moveInto(token, await picked(), folderId)).toEqual({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      });
    });

    it('deletes a file, and accepts a repeat', async () => {
      const { files, token } = harness;
      const fileId = await picked();
      expect(await files.remove(token, fileId)).toEqual({ ok: true, value: undefined });
      expect(await files.details(token, fileId)).toEqual({ ok: false, failure: { kind: 'refused', status: 404 } });
      expect(await files.remove(token, fileId)).toEqual({ ok: true, value: undefined });
    });

    it('returns no details of a missing file', async () => {
      expect(await harness.files.details(harness.token, 'nothing')).toEqual({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      });
    });
  });
}
