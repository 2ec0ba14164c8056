import { WatchLeadStatus } from '@/application/chat/conversations/WatchLeadStatus';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

describe('WatchLeadStatus', () => {
  it('reloads the chats for each change of the lead, but not for known changes or other notifications', () => {
    const [source, engine] = [new FakeNotificationSource(), new FakeChatEngine()];
    const stop = new WatchLeadStatus(source, engine).execute();
    const old = aNotification({ id: 'old', type: 'leadStatus' });
    source.list(old);
    source.list(old, aNotification({ id: 'request' }));
    expect(engine.commands).toEqual([]);
    source.list(aNotification({ id: 'new', type: 'leadStatus', isLead: true }), old);
    source.list(aNotification({ id: 'new', type: 'leadStatus', isLead: true, readAt: 1 }), old);
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
    stop();
    expect(source.listening).toBe(0);
  });
});
