import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';

const handOver = (gateway: FakeChatActGateway, message: string) =>
  new HandOverChat(gateway).execute({ patientId: 'p-ana', therapistId: 't-ben', message });

describe('HandOverChat', () => {
  it('asks the colleague, with the message', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, ' End of my shift ')).toEqual({ ok: true, value: 'sent' });
    expect(gateway.asks).toMatchObject([{ act: 'handover', message: 'End of my shift' }]);
    expect(gateway.chat?.lead.isMe).toBe(true);
  });

  it('asks nobody without a word to the colleague', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, '  ')).toEqual({ ok: false, failure: { kind: 'noMessage' } });
    expect(gateway.asks).toEqual([]);
  });

  it('is for the lead alone', async () => {
    const gateway = new FakeChatActGateway();
    gateway.ledBy('t-cleo', 'Cleo Lind');
    expect(await handOver(gateway, 'Please')).toEqual({ ok: false, failure: { kind: 'notLead' } });
  });

  it('asks nobody with words that are longer than a message may be, and says so', async () => {
    const gateway = new FakeChatActGateway();
    expect(await handOver(gateway, 'x'.repeat(10_001))).toEqual({
      ok: false,
      failure: { kind: 'tooLong', limit: 10_000 },
    });
    expect(gateway.asks).toEqual([]);
  });
});
