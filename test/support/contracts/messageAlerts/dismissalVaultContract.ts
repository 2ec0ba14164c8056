import type { DismissalVault } from '@/application/messageAlerts/ports/DismissalVault';

export interface DismissalVaultHarness {
  readonly vault: DismissalVault;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every DismissalVault, including its fake. */
export function dismissalVaultContract(name: string, make: () => Promise<DismissalVaultHarness>): void {
  describe(`${name} keeps the DismissalVault contract`, () => {
    let harness: DismissalVaultHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const one = { id: 'alert-1', revision: 'r1' };
    const other = { id: 'alert “2”', revision: 'r7' };
    const version = async (): Promise<number> => {
      const read = await harness.vault.read();
      return read.ok ? read.value.version : 0;
    };

    it('is empty at first', async () => {
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { dismissed: [] } });
    });

    it('returns the saved dismissals, unchanged and in order', async () => {
      await harness.vault.save([one], await version());
      expect(await harness.vault.save([other, one], await version())).toEqual({ ok: true, value: undefined });
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { dismissed: [other, one] } });
    });

    it('rejects a save that is based on an outdated version', async () => {
      const before = await version();
      await harness.vault.save([one], before);
      expect(await harness.vault.save([other], before)).toEqual({ ok: false, failure: { kind: 'changed' } });
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { dismissed: [one] } });
    });

    it('never reports a failure as an empty list', async () => {
      harness.breakDown();
      expect(await harness.vault.read()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.vault.save([], 0)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
