import type { AlertVault } from '@/application/notifications/ports/AlertVault';

/** Two windows of one browser, or one window before and after a reload. */
export type AlertVaultHarness = readonly [AlertVault, AlertVault];

/** The contract of every AlertVault, including its fake. */
export function alertVaultContract(name: string, make: () => AlertVaultHarness): void {
  describe(`${name} keeps the AlertVault contract`, () => {
    it('is empty at first, and distinguishes a missing list from an empty one', () => {
      const [one, two] = make();
      expect([one.soundedIds('ann'), one.notified('ann')]).toEqual([[], null]);
      one.saveNotified('ann', []);
      expect(two.notified('ann')).toEqual([]);
    });

    it('returns the last saved ids to another window, for each user', () => {
      const [one, two] = make();
      one.saveSoundedIds('ann', ['a']);
      one.saveSoundedIds('ann', ['b', 'c']);
      one.saveNotified('ann', [{ id: 'c', unread: 2, userNotified: true }]);
      expect([two.soundedIds('ann'), two.notified('ann')]).toEqual([
        ['b', 'c'],
        [{ id: 'c', unread: 2, userNotified: true }],
      ]);
      expect([two.soundedIds('zoe'), two.notified('zoe')]).toEqual([[], null]);
    });
  });
}
