import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';

const invite = (gateway: FakeChatActGateway, therapistId: string, message = '') =>
  new InviteTherapist(gateway).execute({ patientId: 'p-ana', therapistId, message });

describe('InviteTherapist', () => {
  it('sends the invitation with the trimmed note', async () => {
    const gateway = new FakeChatActGateway();
    expect(await invite(gateway, 't-ben', ' Please join \n')).toEqual({ ok: true, value: 'sent' });
    expect(gateway.asks).toEqual([{ act: 'invite', patientId: 'p-ana', therapistId: 't-ben', message: 'Please join' }]);
  });

  it('distinguishes an invitation that was not sent, a pending one and a colleague already in the chat', async () => {
    const gateway = new FakeChatActGateway();
    expect(await invite(gateway, 't-dov')).toEqual({ ok: true, value: 'notSent' });
    await invite(gateway, 't-ben');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: true, value: 'pendingAlready' });
    gateway.join('t-ben');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: true, value: 'inChatAlready' });
  });

  it('reports a request that failed', async () => {
    const gateway = new FakeChatActGateway();
    gateway.failNext('unreachable');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.asks).toEqual([]);
  });

  it('rejects a note that is longer than a message may be', async () => {
    const gateway = new FakeChatActGateway();
    expect(await invite(gateway, 't-ben', 'x'.repeat(10_001))).toEqual({
      ok: false,
      failure: { kind: 'tooLong', limit: 10_000 },
    });
    expect(gateway.asks).toEqual([]);
  });
});
