import type { ScopeCache } from '@/application/access/ports/ScopeCache';

/** What every ScopeCache must do, the fake included. */
export function scopeCacheContract(name: string, make: () => ScopeCache): void {
  describe(`${name} keeps the ScopeCache contract`, () => {
    it('is unknown at first', () => {
      expect(make().read()).toEqual({ status: 'unknown' });
    });

    it('returns the last written value and notifies of each change', () => {
      const cache = make();
      const received: string[] = [];
      const stop = cache.subscribe(({ status }) => received.push(status));
      cache.write({ status: 'known', scopes: ['survey:get'], checkedAt: 5 });
      expect(cache.read()).toEqual({ status: 'known', scopes: ['survey:get'], checkedAt: 5 });
      stop();
      cache.write({ status: 'unknown' });
      expect(received).toEqual(['known']);
    });
  });
}
