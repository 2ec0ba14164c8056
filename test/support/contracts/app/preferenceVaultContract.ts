import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';

/**
 * The contract of every PreferenceVault, including its fake. `makeTwo` returns the vaults of two windows of one
 * browser.
 */
export function preferenceVaultContract(
  name: string,
  makeTwo: () => readonly [PreferenceVault, PreferenceVault],
): void {
  describe(`${name} keeps the PreferenceVault contract`, () => {
    it('returns the last saved value of a name, and null for other names', () => {
      const [vault] = makeTwo();
      vault.save('menu_open', 'true');
      vault.save('menu_open', 'false');
      expect([vault.read('menu_open'), vault.read('menu_folded')]).toEqual(['false', null]);
    });

    it('notifies the other window of a saved value, but not the sender, until unsubscribed', () => {
      const [one, other] = makeTwo();
      const received: (string | null)[] = [];
      const stops = [
        one.watch(() => received.push('itself')),
        other.watch(() => received.push(other.read('menu_open'))),
      ];
      one.save('menu_open', 'false');
      expect(received).toEqual(['false']);
      stops.forEach(stop => stop());
      one.save('menu_open', 'true');
      expect(received).toEqual(['false']);
    });
  });
}
