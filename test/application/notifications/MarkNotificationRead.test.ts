import { MarkNotificationRead } from '@/application/notifications/MarkNotificationRead';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';

describe('MarkNotificationRead', () => {
  it('marks the one that was opened', async () => {
    const gateway = new FakeNotificationGateway(new Set(['a', 'b']));
    expect(await new MarkNotificationRead(gateway).execute('a')).toEqual({ ok: true, value: undefined });
    expect([...gateway.read]).toEqual(['a']);
  });
});
