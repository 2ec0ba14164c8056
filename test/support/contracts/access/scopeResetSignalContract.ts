import type { ScopeResetSignal } from '@/application/access/ports/ScopeResetSignal';

/** What every ScopeResetSignal must do, the fake included. */
export function scopeResetSignalContract(name: string, make: () => ScopeResetSignal): void {
  describe(`${name} keeps the ScopeResetSignal contract`, () => {
    it('reaches whoever listens, until they stop, and nobody who comes later', () => {
      const signal = make();
      const heard = { first: 0, second: 0, late: 0 };
      const stop = signal.subscribe(() => (heard.first += 1));
      signal.subscribe(() => (heard.second += 1));
      signal.announce();
      stop();
      stop();
      signal.announce();
      signal.subscribe(() => (heard.late += 1));
      expect(heard).toEqual({ first: 1, second: 2, late: 0 });
    });
  });
}
