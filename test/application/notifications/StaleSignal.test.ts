import { StaleSignal } from '@/application/notifications/StaleSignal';

describe('StaleSignal', () => {
  it('notifies the listeners of one kind of data until they unsubscribe', () => {
    const signal = new StaleSignal();
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
});
