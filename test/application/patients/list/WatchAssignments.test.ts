import { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import { LocalStaleSignal } from '@/infrastructure/system/notifications/LocalStaleSignal';

describe('WatchAssignments', () => {
  it('reports changes of assigned patients and nothing else, until unsubscribed', () => {
    const signal = new LocalStaleSignal();
    let received = 0;
    const stop = new WatchAssignments(signal).execute(() => (received += 1));
    signal.announce('activeChats');
    signal.announce('assignedPatients');
    stop();
    signal.announce('assignedPatients');
    expect(received).toBe(1);
  });
});
