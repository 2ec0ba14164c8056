import type { FileDownload } from '@/application/reports/ports/FileDownload';

export interface FileDownloadHarness {
  readonly download: FileDownload;
  readonly url: string;
  readonly text: string;
  /** A link that was made for another user. */
  readonly foreignUrl: string;
  readonly stop: () => Promise<void>;
}

/** The contract of every FileDownload, including its fake. */
export function fileDownloadContract(name: string, make: () => Promise<FileDownloadHarness>): void {
  describe(`${name} keeps the FileDownload contract`, () => {
    let harness: FileDownloadHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('reads a whole file and reports its progress', async () => {
      const progress: (readonly [number, number | undefined])[] = [];
      const file = await harness.download.read(harness.url, (received, total) => progress.push([received, total]));
      expect(file.ok && Buffer.from(await file.value.arrayBuffer()).toString('utf8')).toBe(harness.text);
      const bytes = Buffer.byteLength(harness.text);
      expect(progress.at(-1)).toEqual([bytes, bytes]);
    });

    it('reads nothing by a link that was made for another user', async () => {
      const file = await harness.download.read(harness.foreignUrl, () => undefined);
      expect(file).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
    });
  });
}
