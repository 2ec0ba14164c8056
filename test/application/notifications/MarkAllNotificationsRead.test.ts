import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';

function setUp() {
  const gateway = new FakeNotificationGateway(new Set(['a', 'b']));
  return { gateway, markAll: new MarkAllNotificationsRead(gateway) };
}

describe('MarkAllNotificationsRead', () => {
  it('marks those named and no others', async () => {
    const { gateway, markAll } = setUp();
    expect(await markAll.execute(['a'])).toEqual({ ok: true, value: undefined });
    expect([...gateway.read]).toEqual(['a']);
  });

  it('says how many are left when the backend did not mark all', async () => {
    const { gateway, markAll } = setUp();
    gateway.stubborn.add('b');
    expect(await markAll.execute(['a', 'b'])).toEqual({ ok: false, failure: { kind: 'notAllCleared', left: 1 } });
  });

  it('claims nothing when the backend does not answer', async () => {
    const { gateway, markAll } = setUp();
    gateway.isReachable = false;
    expect(await markAll.execute(['a', 'b'])).toEqual({ ok: false, failure: { kind: 'notAllCleared', left: 2 } });
  });
});
