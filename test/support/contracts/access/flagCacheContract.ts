import type { FlagCache } from '@/application/access/ports/FlagCache';
import { flagDefaults } from '@/domain/access/featureFlags';

/** What every FlagCache must do, the fake included. */
export function flagCacheContract(name: string, make: () => FlagCache): void {
  describe(`${name} keeps the FlagCache contract`, () => {
    it('begins with the defaults', () => {
      const cache = make();
      expect(cache.read()).toEqual(flagDefaults);
      expect([cache.isOn('isThrive24Enabled'), cache.isOn('isV2ChatReplyEnabled')]).toEqual([true, false]);
    });

    it('returns the last written value and notifies of every change until unsubscribed', () => {
      const cache = make();
      const received: boolean[] = [];
      const stop = cache.subscribe(() => received.push(cache.isOn('isThrive24Enabled')));
      const values = { ...flagDefaults, isThrive24Enabled: false };
      cache.write(values);
      expect(cache.read()).toEqual(values);
      stop();
      cache.write(flagDefaults);
      expect([received, cache.isOn('isThrive24Enabled')]).toEqual([[false], true]);
    });
  });
}
