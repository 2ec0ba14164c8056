import type { PhraseVault } from '@/application/chat/ports/PhraseVault';

export interface PhraseVaultHarness {
  readonly vault: PhraseVault;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PhraseVault, including its fake. */
export function phraseVaultContract(name: string, make: () => Promise<PhraseVaultHarness>): void {
  describe(`${name} keeps the PhraseVault contract`, () => {
    let harness: PhraseVaultHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const version = async (): Promise<number> => {
      const read = await harness.vault.read();
      return read.ok ? read.value.version : 0;
    };

    it('rejects phrases that are based on an outdated version', async () => {
      const before = await version();
      await harness.vault.save(['Theirs'], before);
      expect(await harness.vault.save(['Mine'], before)).toEqual({ ok: false, failure: { kind: 'changed' } });
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { phrases: ['Theirs'] } });
    });

    it('is empty at first', async () => {
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { phrases: [] } });
    });

    it('returns the saved phrases, unchanged and in order', async () => {
      await harness.vault.save(['One'], await version());
      expect(await harness.vault.save(['Zwei\n„drei“', 'One'], await version())).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await harness.vault.read()).toMatchObject({ ok: true, value: { phrases: ['Zwei\n„drei“', 'One'] } });
    });

    it('never reports a failure as an empty list', async () => {
      await harness.vault.save(['One'], await version());
      harness.breakDown();
      expect(await harness.vault.read()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.vault.save([], 0)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
