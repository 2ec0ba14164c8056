import type { DriveMomentGateway } from '@/application/drive/ports/DriveMomentGateway';

export interface DriveMomentGatewayHarness {
  readonly gateway: DriveMomentGateway;
  /** A patient whom the therapist looks after. */
  readonly patientId: string;
  readonly newId: () => string;
  readonly stop: () => Promise<void>;
}

/** The contract of every DriveMomentGateway, including its fake. */
export function driveMomentGatewayContract(name: string, make: () => Promise<DriveMomentGatewayHarness>): void {
  describe(`${name} keeps the DriveMomentGateway contract`, () => {
    let harness: DriveMomentGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('records a file in the patient’s folder once, and returns its links', async () => {
      const { gateway, patientId, newId } = harness;
      const folder = await gateway.folderOf(patientId);
      if (!folder.ok) throw new Error('The patient has a folder.');
      const [momentId, file] = [
        newId(),
        {
          googleDriveFileId: 'f-1',
          googleDriveFolderId: folder.value,
          fileName: 'Brief „A“.pdf',
          contentType: 'application/pdf',
        },
      ];
      expect(await gateway.record(patientId, momentId, file)).toEqual({ ok: true, value: undefined });
      expect(await gateway.record(patientId, momentId, file)).toEqual({ ok: true, value: undefined });
      const links = await gateway.links(patientId, momentId);
      expect(links).toMatchObject({ ok: true, value: { fileName: 'Brief „A“.pdf', contentType: 'application/pdf' } });
      expect(
        links.ok &&
          [links.value.previewLink, links.value.downloadLink].every(link => link !== null && URL.canParse(link)),
      ).toBe(true);
    });

    it('returns the upload policy, and rejects a name that is too long', async () => {
      const { gateway, patientId } = harness;
      expect(await gateway.policy(patientId, 'document', 'Letter.pdf')).toEqual({
        ok: true,
        value: { largestFile: 26_214_400 },
      });
      expect(await gateway.policy(patientId, 'image', `${'a'.repeat(252)}.png`)).toEqual({
        ok: false,
        failure: { kind: 'badRequest' },
      });
    });

    it('returns no links of missing files', async () => {
      expect(await harness.gateway.links(harness.patientId, harness.newId())).toEqual({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      });
    });
  });
}
