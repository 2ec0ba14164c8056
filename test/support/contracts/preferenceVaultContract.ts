import type { PreferenceVault } from '@/application/shell/ports/PreferenceVault';

/** What every PreferenceVault must do, the fake included. */
export function preferenceVaultContract(name: string, make: () => PreferenceVault): void {
  describe(`${name} keeps the PreferenceVault contract`, () => {
    it('gives back what was kept last under a name, and null for other names', () => {
      const vault = make();
      vault.keep('menu_open', 'true');
      vault.keep('menu_open', 'false');
      expect([vault.read('menu_open'), vault.read('menu_folded')]).toEqual(['false', null]);
    });
  });
}
