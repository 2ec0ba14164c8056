import type { TabVault } from '@/application/app/ports/TabVault';

export interface TabVaultHarness {
  readonly vault: TabVault;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every TabVault, including its fake. */
export function tabVaultContract(name: string, make: () => Promise<TabVaultHarness>): void {
  describe(`${name} keeps the TabVault contract`, () => {
    let harness: TabVaultHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('is empty at first', async () => {
      expect(await harness.vault.read()).toEqual({ ok: true, value: [] });
    });

    it('returns the last saved tabs in their order', async () => {
      await harness.vault.save(['/home']);
      expect(await harness.vault.save(['/therapist/chat', '/home'])).toEqual({ ok: true, value: undefined });
      expect(await harness.vault.read()).toEqual({ ok: true, value: ['/therapist/chat', '/home'] });
    });

    it('never reports a failure as an empty list', async () => {
      await harness.vault.save(['/home']);
      harness.breakDown();
      expect(await harness.vault.read()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.vault.save([])).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
