import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { Upload } from '@/domain/drive/Upload';

export interface UploadVaultHarness {
  readonly vault: UploadVault;
  /** The same user's vault on another page of the device. */
  readonly otherPage: () => Promise<UploadVault>;
  readonly stop: () => Promise<void>;
}

const upload: Upload = {
  uploadId: 'u-1',
  patientId: 'p-ana',
  momentId: 'm-1',
  position: { step: 'updatedFile', writer: 'asked', momentAsked: true, outcome: 'open' },
  file: {
    googleDriveFileId: 'f-1',
    googleDriveFolderId: 'd-1',
    fileName: 'Brief „A“.pdf',
    contentType: 'application/pdf',
  },
};

/** The contract of every UploadVault, including its fake. */
export function uploadVaultContract(name: string, make: () => Promise<UploadVaultHarness>): void {
  describe(`${name} keeps the UploadVault contract`, () => {
    let harness: UploadVaultHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('returns every saved upload to another page, in its latest state', async () => {
      expect(await harness.vault.save({ ...upload, file: {} })).toBe(true);
      expect(await harness.vault.save(upload)).toBe(true);
      expect(await (await harness.otherPage()).uploads()).toEqual([upload]);
    });

    it('deletes a finished upload, and accepts a repeat', async () => {
      await harness.vault.save(upload);
      await harness.vault.forget('u-1');
      await harness.vault.forget('u-1');
      expect(await (await harness.otherPage()).uploads()).toEqual([]);
    });

    it('lets one page at a time claim an upload', async () => {
      const other = await harness.otherPage();
      const release = await harness.vault.claim('u-1');
      expect(release).not.toBeNull();
      expect(await other.claim('u-1')).toBeNull();
      expect(await other.claim('u-2')).not.toBeNull();
      release?.();
      await new Promise(resolve => setTimeout(resolve, 5));
      expect(await other.claim('u-1')).not.toBeNull();
    });

    it('passes an upload to the waiting pages in turn, but to none that has stopped waiting', async () => {
      const [other, third] = [await harness.otherPage(), await harness.otherPage()];
      const release = await harness.vault.claim('u-1');
      const taken: [string, () => void][] = [];
      const give = other.claimWhenFree('u-1', () => taken.push(['gave up', () => undefined]));
      other.claimWhenFree('u-1', end => taken.push(['other', end]));
      third.claimWhenFree('u-1', end => taken.push(['third', end]));
      const soon = async () => {
        await new Promise(resolve => setTimeout(resolve, 5));
        return taken.map(([who]) => who);
      };
      expect(await soon()).toEqual([]);
      give();
      release?.();
      expect(await soon()).toEqual(['other']);
      expect(await harness.vault.claim('u-1')).toBeNull();
      taken[0]?.[1]();
      expect(await soon()).toEqual(['other', 'third']);
    });
  });
}
