import type { DraftVault } from '@/application/chat/ports/DraftVault';

/** One device. Each `window` is another vault object on the same storage, open for the person. */
export interface DraftVaultHarness {
  window(uid: string): Promise<DraftVault>;
  dispose(): Promise<void>;
}

/** What every DraftVault must do, the fake included. */
export function draftVaultContract(name: string, make: () => Promise<DraftVaultHarness>): void {
  describe(`${name} keeps the DraftVault contract`, () => {
    let device: DraftVaultHarness;
    beforeEach(async () => {
      device = await make();
    });
    afterEach(() => device.dispose());
    const found = async () => {
      const vault = await device.window('ann');
      return [await vault.drafts(), await vault.draftNames()];
    };

    it('has nothing of somebody new', async () => {
      expect(await found()).toEqual([new Map(), new Map()]);
    });

    it('gives a draft with the name of its patient to the next window, and one without as it is', async () => {
      const vault = await device.window('ann');
      expect(await vault.keepDraft('c-ana', 'Grüße\n👋', 'Ana Nowak-Ørsted')).toEqual({ ok: true, value: undefined });
      await vault.keepDraft('c-ben', 'half');
      expect(await found()).toEqual([new Map([['c-ana', 'Grüße\n👋'], ['c-ben', 'half']]), new Map([['c-ana', 'Ana Nowak-Ørsted']])]);
    });

    it('replaces text and name together', async () => {
      const vault = await device.window('ann');
      await vault.keepDraft('c-ana', 'a', 'Ana');
      await vault.keepDraft('c-ana', 'ab', 'Ana Novak');
      expect(await found()).toEqual([new Map([['c-ana', 'ab']]), new Map([['c-ana', 'Ana Novak']])]);
      await vault.keepDraft('c-ana', 'abc');
      expect(await found()).toEqual([new Map([['c-ana', 'abc']]), new Map()]);
    });

    it('forgets the name with the draft', async () => {
      const vault = await device.window('ann');
      await vault.keepDraft('c-ana', 'a', 'Ana');
      await vault.keepDraft('c-ana', '', 'Ana');
      expect(await found()).toEqual([new Map(), new Map()]);
    });
  });
}
