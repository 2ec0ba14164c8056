import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';

const handOver = (gateway: FakeChatActGateway, message: string) =>
  new HandOverChat(gateway).execute({ patientId: 'p-ana', therapistId: 't-ben', message });

describe('HandOverChat', () => {
  it('sends the request to the colleague, with the message', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, ' End of my shift ')).toEqual({ ok: true, value: 'sent' });
    expect(gateway.asks).toMatchObject([{ act: 'handover', message: 'End of my shift' }]);
    expect(gateway.chat?.lead.isMe).toBe(true);
  });

  it('sends no request without a note to the colleague', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, '  ')).toEqual({ ok: false, failure: { kind: 'noMessage' } });
    expect(gateway.asks).toEqual([]);
  });

  it('is for the lead alone', async () => {
    const gateway = new FakeChatActGateway();
    gateway.ledBy('t-cleo', 'Cleo Lind');
    expect(await handOver(gateway, 'Please')).toEqual({ ok: false, failure: { kind: 'notLead' } });
  });

  it('rejects a note that is longer than a message may be', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, 'x'.repeat(10_001))).toEqual({
      ok: false,
      failure: { kind: 'tooLong', limit: 10_000 },
    });
    expect(gateway.asks).toEqual([]);
  });
});
