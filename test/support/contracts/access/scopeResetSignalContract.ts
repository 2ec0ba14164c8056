import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';

/** What every ScopeResetSignal must do, the fake included. */
export function scopeResetSignalContract(name: string, make: () => ScopeResetSignal): void {
  describe(`${name} keeps the ScopeResetSignal contract`, () => {
    it('reaches listeners until they unsubscribe, and none that subscribe later', () => {
      const signal = make();
      const received = { first: 0, second: 0, late: 0 };
      const stop = signal.subscribe(() => (received.first += 1));
      signal.subscribe(() => (received.second += 1));
      signal.announce();
      stop();
      stop();
      signal.announce();
      signal.subscribe(() => (received.late += 1));
      expect(received).toEqual({ first: 1, second: 2, late: 0 });
    });
  });
}
