import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';

export interface DriveAccountGatewayHarness {
  /** The gateway of a therapist who has linked no account. */
  readonly gateway: DriveAccountGateway;
  /** An account that a colleague has linked. */
  readonly takenEmail: string;
  readonly stop: () => Promise<void>;
}

/** The contract of every DriveAccountGateway, including its fake. */
export function driveAccountGatewayContract(name: string, make: () => Promise<DriveAccountGatewayHarness>): void {
  describe(`${name} keeps the DriveAccountGateway contract`, () => {
    let harness: DriveAccountGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('reports that no account is linked, and then grants no permission', async () => {
      expect(await harness.gateway.account()).toEqual({ ok: true, value: null });
      expect(await harness.gateway.ensurePermission('writer')).toEqual({ ok: false, failure: { kind: 'noAccount' } });
    });

    it('links an account without permission, makes it a writer and a reader, and reads it back', async () => {
      const { gateway } = harness;
      expect(await gateway.link('ben@drive.example')).toMatchObject({
        ok: true,
        value: { googleDriveEmail: 'ben@drive.example', permission: 'none' },
      });
      for (const role of ['writer', 'writer', 'reader', 'reader'] as const) {
        expect(await gateway.ensurePermission(role)).toEqual({ ok: true, value: role });
        expect(await gateway.account()).toMatchObject({ ok: true, value: { permission: role } });
      }
    });

    it('revokes the permission with the account', async () => {
      const { gateway } = harness;
      await gateway.link('ben@drive.example');
      await gateway.ensurePermission('writer');
      expect(await gateway.unlink()).toEqual({ ok: true, value: undefined });
      expect(await gateway.account()).toEqual({ ok: true, value: null });
      expect(await gateway.link('ben@drive.example')).toMatchObject({ ok: true, value: { permission: 'none' } });
    });

    it('does not link an account of a colleague', async () => {
      expect(await harness.gateway.link(harness.takenEmail)).toEqual({
        ok: false,
        failure: { kind: 'takenByColleague' },
      });
    });
  });
}
