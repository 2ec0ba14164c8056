import type { FormDraftVault } from '@/application/patients/ports/FormDraftVault';

export interface FormDraftVaultHarness {
  readonly vault: FormDraftVault;
  /** The device keeps nothing from now on. */
  readonly breakDown: () => void;
}

/** What every FormDraftVault must do, the fake included. */
export function formDraftVaultContract(name: string, make: () => Promise<FormDraftVaultHarness>): void {
  describe(`${name} keeps the NoteDraftVault contract`, () => {
    it('keeps the latest text of each patient and of each of their forms', async () => {
      const { vault } = await make();
      expect(await vault.draftOf('p-ana')).toBe('');
      await vault.keep('p-ana', 'Sle');
      expect(await vault.keep('p-ana', 'Slept “well”\n😀')).toBe(true);
      await vault.keep('p-ana/cgi', '{"severity":4}');
      expect([await vault.draftOf('p-ana'), await vault.draftOf('p-ana/cgi'), await vault.draftOf('p-bo')]).toEqual([
        'Slept “well”\n😀',
        '{"severity":4}',
        '',
      ]);
    });

    it('forgets a draft that is emptied', async () => {
      const { vault } = await make();
      await vault.keep('p-ana', 'Slept');
      expect(await vault.keep('p-ana', '')).toBe(true);
      expect(await vault.draftOf('p-ana')).toBe('');
    });

    it('says when the device does not keep it', async () => {
      const { vault, breakDown } = await make();
      breakDown();
      expect(await vault.keep('p-ana', 'Slept')).toBe(false);
    });

    it('never says that nothing is kept where nobody can tell', async () => {
      const { vault, breakDown } = await make();
      await vault.keep('p-ana', 'Slept');
      breakDown();
      expect(await vault.draftOf('p-ana')).toBeUndefined();
    });
  });
}
