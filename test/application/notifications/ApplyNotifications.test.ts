import { ApplyNotifications } from '@/application/notifications/ApplyNotifications';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { FakeStaleSignal } from '#test/support/fakes/notifications/FakeStaleSignal';

function setUp() {
  const source = new FakeNotificationSource();
  const engine = new FakeChatEngine();
  const signal = new FakeStaleSignal();
  const stop = new ApplyNotifications(source, engine, signal).execute();
  return { source, engine, signal, stop };
}

describe('ApplyNotifications', () => {
  it('reloads the active chats once for an upgraded chat', () => {
    const { source, engine, signal } = setUp();
    const upgraded = aNotification({ id: 'u', type: 'chatUpgraded' });
    source.list(upgraded);
    source.list({ ...upgraded, readAt: 1 }, aNotification());
    expect(signal.announced).toEqual(['activeChats', 'assignedPatients']);
    expect(engine.engineCommands).toEqual([{ type: 'reloadSessions' }]);
  });

  it('says that assigned patients are stale for an unread V1 assignment only', () => {
    const { source, engine, signal } = setUp();
    source.list(
      aNotification({ id: 'v2', type: 'assignedPatient' }),
      aNotification({ id: 'read', type: 'assignedPatient', generation: 'v1', readAt: 5 }),
    );
    expect(signal.announced).toEqual([]);
    source.list(aNotification({ id: 'v1', type: 'assignedPatient', generation: 'v1' }));
    expect([signal.announced, engine.engineCommands]).toEqual([['assignedPatients'], []]);
  });

  it('stops', () => {
    const { source, signal, stop } = setUp();
    stop();
    source.list(aNotification({ type: 'chatUpgraded' }));
    expect([signal.announced, source.listening]).toEqual([[], 0]);
  });
});
