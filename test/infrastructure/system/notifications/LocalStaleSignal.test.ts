import { LocalStaleSignal } from '@/infrastructure/system/notifications/LocalStaleSignal';

describe('LocalStaleSignal', () => {
  it('notifies the subscribers of that kind of data, until they stop', () => {
    const signal = new LocalStaleSignal();
    const told: string[] = [];
    const stop = signal.subscribe('assignedPatients', () => told.push('patients'));
    signal.subscribe('activeChats', () => told.push('chats'));
    signal.announce('assignedPatients');
    stop();
    signal.announce('assignedPatients');
    signal.announce('activeChats');
    expect(told).toEqual(['patients', 'chats']);
  });
});
