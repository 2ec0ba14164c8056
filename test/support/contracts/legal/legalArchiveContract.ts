import type { LegalArchive } from '@/application/legal/ports/LegalArchive';

export interface LegalArchiveHarness {
  readonly archive: LegalArchive;
  readonly publish: (language: string, document: string, markup: string) => void;
  readonly breakDown: () => Promise<void> | void;
  readonly stop: () => Promise<void>;
}

/** The contract of every LegalArchive, including its fake. */
export function legalArchiveContract(name: string, make: () => Promise<LegalArchiveHarness>): void {
  describe(`${name} keeps the LegalArchive contract`, () => {
    let harness: LegalArchiveHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('returns the published text in that language', async () => {
      harness.publish('en', 'eula', '<h1>Licence – §1</h1>');
      harness.publish('cy', 'eula', '<h1>Trwydded ŵ</h1>');
      expect(await harness.archive.read('cy', 'eula')).toEqual({ ok: true, value: '<h1>Trwydded ŵ</h1>' });
      expect(await harness.archive.read('en', 'eula')).toEqual({ ok: true, value: '<h1>Licence – §1</h1>' });
    });

    it('distinguishes a missing text from a storage that does not answer', async () => {
      harness.publish('en', 'eula', 'x');
      expect(await harness.archive.read('cy', 'eula')).toEqual({ ok: false, failure: { kind: 'missing' } });
      await harness.breakDown();
      expect(await harness.archive.read('en', 'eula')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
