import type { DoneLinkVault } from '@/application/account/ports/DoneLinkVault';

/** The contract of every DoneLinkVault, including its fake. */
export function doneLinkVaultContract(name: string, make: () => DoneLinkVault): void {
  describe(`${name} keeps the DoneLinkVault contract`, () => {
    it('knows the links that were saved, and no other', () => {
      const vault = make();
      vault.save('link-1', 'ann@staff.example');
      vault.save('link-2', 'ben@staff.example');
      expect(['link-1', 'link-2', 'link-3'].map(id => vault.emailAfter(id))).toEqual([
        'ann@staff.example',
        'ben@staff.example',
        undefined,
      ]);
    });
  });
}
