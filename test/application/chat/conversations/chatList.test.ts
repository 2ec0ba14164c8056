import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { WatchLeadStatus } from '@/application/chat/conversations/WatchLeadStatus';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';
import { SetPin } from '@/application/chat/conversations/SetPin';

describe('FindChat', () => {
  const looked = async (prepare: (tools: ReturnType<typeof chatSetUp>) => void) => {
    const tools = chatSetUp();
    prepare(tools);
    const isThere = await tools.findChat.execute('ana');
    return [isThere, tools.engine.engineCommandsOf('reloadSessions').length, tools.reported];
  };

  it('reloads the list when the chat exists', async () => {
    expect(await looked(({ summaries }) => void summaries.patients.set('ana', aSession().patient))).toEqual([
      true,
      1,
      [],
    ]);
  });

  it('logs a chat that does not exist, by its message id, and does nothing else', async () => {
    expect(await looked(() => undefined)).toEqual([false, 0, ['CHAT_SUMMARY_NOT_FOUND']]);
  });

  it('logs nothing when there is no answer', async () => {
    expect(await looked(({ summaries }) => void (summaries.reachable = false))).toEqual([undefined, 0, []]);
  });
});

describe('WatchLeadStatus', () => {
  it('reloads the chats on each new change of the lead, but not for other notifications', () => {
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

describe('SetPin', () => {
  it('pins a chat to the front, and unpins it', async () => {
    const gateway = new FakePinGateway();
    const setPin = new SetPin(gateway);
    expect(await setPin.execute({ pinned: ['p-ana'], act: 'pin', patientId: 'p-ben' })).toEqual({
      ok: true,
      value: ['p-ben', 'p-ana'],
    });
    expect(await setPin.execute({ pinned: ['p-ben', 'p-ana'], act: 'unpin', patientId: 'p-ben' })).toEqual({
      ok: true,
      value: ['p-ana'],
    });
    expect(gateway.pins).toEqual([]);
  });

  it('leaves the list as it was when the backend refuses', async () => {
    expect(await new SetPin(new FakePinGateway()).execute({ pinned: [], act: 'pin', patientId: 'p-nobody' })).toEqual({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });
});
