import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';

/** What every PreferenceVault must do, the fake included. */
/** `makeTwo` gives the vaults of two windows of one browser. */
export function preferenceVaultContract(
  name: string,
  makeTwo: () => readonly [PreferenceVault, PreferenceVault],
): void {
  describe(`${name} keeps the PreferenceVault contract`, () => {
    it('gives back what was kept last under a name, and null for other names', () => {
      const [vault] = makeTwo();
      vault.save('menu_open', 'true');
      vault.save('menu_open', 'false');
      expect([vault.read('menu_open'), vault.read('menu_folded')]).toEqual(['false', null]);
    });

    it('tells the other window what one keeps, and not itself, until that is no longer wanted', () => {
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
