import type { OfflineChoiceVault } from '@/application/presence/ports/OfflineChoiceVault';

/** The contract of every OfflineChoiceVault, including its fake. */
export function offlineChoiceVaultContract(name: string, make: () => OfflineChoiceVault): void {
  describe(`${name} keeps the OfflineChoiceVault contract`, () => {
    it('stores one choice and returns it to no other user', () => {
      const vault = make();
      expect(vault.chosenAt('ana')).toBeUndefined();
      vault.save('ana', 7);
      expect([vault.chosenAt('ana'), vault.chosenAt('ben'), vault.chosenAt('')]).toEqual([7, undefined, undefined]);
      vault.save('ben', 8);
      expect([vault.chosenAt('ana'), vault.chosenAt('ben')]).toEqual([undefined, 8]);
    });

    it('clears the choice of the given user only', () => {
      const vault = make();
      vault.save('ana', 7);
      vault.clear('ben');
      expect(vault.chosenAt('ana')).toBe(7);
      vault.clear('ana');
      vault.clear('ana');
      expect(vault.chosenAt('ana')).toBeUndefined();
    });
  });
}
