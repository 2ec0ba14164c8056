import type { SingleSignOnVault } from '@/application/session/ports/SingleSignOnVault';
import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';

const state = (login: string): SingleSignOnState => ({
  clientID: 'hospital',
  login,
  redirectUrl: 'https://dashboard.example/callback',
  returnTo: '/admin/users?view=review',
  expiresOn: 5,
});

/** The contract of every SingleSignOnVault, including its fake. */
export function singleSignOnVaultContract(name: string, make: () => SingleSignOnVault): void {
  describe(`${name} keeps the SingleSignOnVault contract`, () => {
    it('confirms a save, and returns a saved state once', () => {
      const vault = make();
      expect(vault.save('one', state('l-1'))).toBe(true);
      expect([vault.consume('one'), vault.consume('one')]).toEqual([state('l-1'), undefined]);
    });

    it('stores only the newest state', () => {
      const vault = make();
      vault.save('one', state('l-1'));
      vault.save('two', state('l-2'));
      expect(vault.consume('two')).toEqual(state('l-2'));
    });

    it('is empty after any read, whatever the key', () => {
      const vault = make();
      vault.save('one', state('l-1'));
      expect([vault.consume('another'), vault.consume('one')]).toEqual([undefined, undefined]);
    });
  });
}
