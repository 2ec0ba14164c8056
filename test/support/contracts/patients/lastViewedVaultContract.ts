import type { LastViewedVault } from '@/application/patients/ports/LastViewedVault';

export interface LastViewedVaultHarness {
  readonly vault: LastViewedVault;
  /** The same user on another device. */
  readonly elsewhere: LastViewedVault;
  readonly patientId: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every LastViewedVault, including its fake. */
export function lastViewedVaultContract(name: string, make: () => Promise<LastViewedVaultHarness>): void {
  describe(`${name} keeps the LastViewedVault contract`, () => {
    let harness: LastViewedVaultHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('returns the last visit on every device, and none before the first', async () => {
      const { vault, elsewhere, patientId } = harness;
      expect(await vault.lastViewed(patientId)).toEqual({ ok: true, value: null });
      expect(await vault.save(patientId, 1_795_000_000_000)).toEqual({ ok: true, value: undefined });
      await vault.save(patientId, 1_795_000_000_001);
      expect(await elsewhere.lastViewed(patientId)).toEqual({ ok: true, value: 1_795_000_000_001 });
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.vault.lastViewed(harness.patientId)).toEqual({
        ok: false,
        failure: { kind: 'unreachable' },
      });
      expect(await harness.vault.save(harness.patientId, 1)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
