import type { Connectivity } from '@/application/chat/ports/Connectivity';

export interface ConnectivityHarness {
  readonly connectivity: Connectivity;
  readonly goOnline: () => void;
  readonly goOffline: () => void;
}

/** The contract of every Connectivity, including its fake. */
export function connectivityContract(name: string, make: () => ConnectivityHarness): void {
  describe(`${name} keeps the Connectivity contract`, () => {
    it('notifies every listener of each change, but not of the initial state', () => {
      const { connectivity, goOnline, goOffline } = make();
      const received: string[] = [];
      const watch = (who: string) =>
        connectivity.watch(
          () => received.push(`${who} online`),
          () => received.push(`${who} offline`),
        );
      const stops = [watch('first'), watch('second')];
      expect(received).toEqual([]);
      goOffline();
      stops[0]?.();
      stops[0]?.();
      goOnline();
      stops[1]?.();
      goOffline();
      expect(received).toEqual(['first offline', 'second offline', 'second online']);
    });
  });
}
