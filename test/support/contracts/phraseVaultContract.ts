import type { PhraseVault } from '@/application/chat/ports/PhraseVault';

export interface PhraseVaultHarness {
  readonly vault: PhraseVault;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** What every PhraseVault must do, the fake included. */
export function phraseVaultContract(name: string, make: () => Promise<PhraseVaultHarness>): void {
  describe(`${name} keeps the PhraseVault contract`, () => {
    let harness: PhraseVaultHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('holds nothing at first', async () => {
      expect(await harness.vault.read()).toEqual({ ok: true, value: [] });
    });

    it('gives back what was kept last, in its order and to the letter', async () => {
      await harness.vault.keep(['One']);
      expect(await harness.vault.keep(['Zwei\n„drei“', 'One'])).toEqual({ ok: true, value: undefined });
      expect(await harness.vault.read()).toEqual({ ok: true, value: ['Zwei\n„drei“', 'One'] });
    });

    it('never takes a failure for no phrases', async () => {
      await harness.vault.keep(['One']);
      harness.breakDown();
      expect(await harness.vault.read()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.vault.keep([])).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
