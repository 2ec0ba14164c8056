import type { StaleSignal } from '@/application/notifications/ports/StaleSignal';

/** What every StaleSignal must do, the fake included. */
export function staleSignalContract(name: string, make: () => StaleSignal): void {
  describe(`${name} keeps the StaleSignal contract`, () => {
    it('notifies the listeners of that kind of data until they unsubscribe', () => {
      const signal = make();
      const received: string[] = [];
      const stop = signal.subscribe('assignedPatients', () => received.push('patients'));
      signal.subscribe('activeChats', () => received.push('chats'));
      signal.announce('assignedPatients');
      stop();
      stop();
      signal.announce('assignedPatients');
      signal.announce('activeChats');
      expect(received).toEqual(['patients', 'chats']);
    });

    it('repeats nothing to later listeners', () => {
      const signal = make();
      const received: string[] = [];
      signal.announce('activeChats');
      signal.subscribe('activeChats', () => received.push('chats'));
      expect(received).toEqual([]);
    });
  });
}
