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
      expect(await vault.saveDraft('c-ana', 'Grüße\n👋', 'Ana Nowak-Ørsted')).toEqual({ ok: true, value: undefined });
      await vault.saveDraft('c-ben', 'half');
      expect(await found()).toEqual([
        new Map([
          ['c-ana', 'Grüße\n👋'],
          ['c-ben', 'half'],
        ]),
        new Map([['c-ana', 'Ana Nowak-Ørsted']]),
      ]);
    });

    it('replaces text and name together', async () => {
      const vault = await device.window('ann');
      await vault.saveDraft('c-ana', 'a', 'Ana');
      await vault.saveDraft('c-ana', 'ab', 'Ana Novak');
      expect(await found()).toEqual([new Map([['c-ana', 'ab']]), new Map([['c-ana', 'Ana Novak']])]);
      await vault.saveDraft('c-ana', 'abc');
      expect(await found()).toEqual([new Map([['c-ana', 'abc']]), new Map()]);
    });

    it('replaces only what the window takes to be there, and says what is there instead', async () => {
      const [one, two] = [await device.window('ann'), await device.window('ann')];
      expect(await one.replaceDraft('c-ana', '', 'one', 'Ana')).toEqual({ ok: true, value: undefined });
      for (const text of ['two', ''])
        expect(await two.replaceDraft('c-ana', '', text)).toEqual({
          ok: false,
          failure: { kind: 'changed', there: 'one' },
        });
      expect(await found()).toEqual([new Map([['c-ana', 'one']]), new Map([['c-ana', 'Ana']])]);
      expect(await two.replaceDraft('c-ana', 'one', 'two')).toEqual({ ok: true, value: undefined });
      expect(await found()).toEqual([new Map([['c-ana', 'two']]), new Map()]);
      expect(await two.replaceDraft('c-ana', 'two', '')).toEqual({ ok: true, value: undefined });
      expect(await one.replaceDraft('c-ana', 'one', 'more')).toEqual({
        ok: false,
        failure: { kind: 'changed', there: '' },
      });
      expect(await found()).toEqual([new Map(), new Map()]);
    });

    it('lets one of two windows win that replace the same at the same time', async () => {
      const windows = [await device.window('ann'), await device.window('ann')];
      const done = await Promise.all(windows.map((vault, at) => vault.replaceDraft('c-ana', '', `text ${String(at)}`)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      const [drafts] = await found();
      expect(done).toContainEqual({ ok: false, failure: { kind: 'changed', there: drafts?.get('c-ana') } });
    });

    it('forgets the name with the draft', async () => {
      const vault = await device.window('ann');
      await vault.saveDraft('c-ana', 'a', 'Ana');
      await vault.saveDraft('c-ana', '', 'Ana');
      expect(await found()).toEqual([new Map(), new Map()]);
    });
  });
}
