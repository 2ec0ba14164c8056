import { danasAuthorship } from '#test/support/builders/kernel/danasAuthorship';
import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';
import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { ListColleagues } from '@/application/chat/acts/ListColleagues';
import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { leavingActContract } from '#test/support/contracts/chat/leavingActContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { EndChat } from '@/application/chat/acts/EndChat';

describe('InviteTherapist', () => {
  const invite = (gateway: FakeChatActGateway, therapistId: string, message = '') =>
    new InviteTherapist(gateway, danasAuthorship()).execute({ patientId: 'p-ana', therapistId, message });

  it('sends the invitation with the trimmed note', async () => {
    const gateway = new FakeChatActGateway();
    expect(await invite(gateway, 't-ben', ' Please join \n')).toEqual({ ok: true, value: 'sent' });
    expect(gateway.asks).toEqual([{ act: 'invite', patientId: 'p-ana', therapistId: 't-ben', message: 'Please join' }]);
  });

  it('distinguishes an unsent invitation, a pending one and a colleague already in the chat', async () => {
    const gateway = new FakeChatActGateway();
    expect(await invite(gateway, 't-dov')).toEqual({ ok: true, value: 'notSent' });
    await invite(gateway, 't-ben');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: true, value: 'pendingAlready' });
    gateway.join('t-ben');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: true, value: 'inChatAlready' });
  });

  it.each([
    ['its own, sent twice by the browser', { byUserId: 'dana', message: 'Please join' }, 'sent'],
    ['from a colleague with the same note', { byUserId: 'emrys', message: 'Please join' }, 'pendingAlready'],
    ['its own with another note', { byUserId: 'dana', message: 'Before' }, 'pendingAlready'],
    ['its own request to take over', { byUserId: 'dana', message: 'Please join', act: 'handover' }, 'pendingAlready'],
  ] as const)('recognises a pending invitation that is %s', async (_, pending, value) => {
    const gateway = new FakeChatActGateway();
    gateway.hasAsked('t-ben', { act: 'invite', askedAt: new ManualClock().now(), ...pending });
    expect(await invite(gateway, 't-ben', 'Please join')).toEqual({ ok: true, value });
  });

  it('reports failure when the pending invitation cannot be read', async () => {
    const gateway = new FakeChatActGateway();
    gateway.repeatNext();
    gateway.colleagues = async () => ({ ok: false, failure: { kind: 'unreachable' } });
    expect(await invite(gateway, 't-ben')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('reports failure when the invited colleague cannot be read', async () => {
    const gateway = new FakeChatActGateway();
    gateway.repeatNext();
    gateway.unread.add('t-ben');
    expect(await invite(gateway, 't-ben')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
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

describe('HandOverChat', () => {
  const handOver = (gateway: FakeChatActGateway, message: string) =>
    new HandOverChat(gateway, danasAuthorship()).execute({ patientId: 'p-ana', therapistId: 't-ben', message });

  it('reports success when the browser has sent the request twice', async () => {
    const gateway = new FakeChatActGateway();
    gateway.now = () => new ManualClock().now();
    gateway.repeatNext();
    expect(await handOver(gateway, 'End of my shift')).toEqual({ ok: true, value: 'sent' });
  });

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

  it('rejects anyone but the lead therapist', async () => {
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

describe('ListColleagues', () => {
  it('lists colleagues by name, and marks those in the chat', async () => {
    const gateway = new FakeChatActGateway();
    gateway.join('t-cleo');
    const answer = await new ListColleagues(gateway).execute('p-ana', 'invite');
    expect(answer.ok && answer.value.items.map(({ name, inChat }) => [name, inChat])).toEqual([
      ['Ben Okafor', false],
      ['Cleo Lind', true],
      ['Dov Adler', false],
    ]);
  });

  it('never reports a failure as an empty list', async () => {
    const gateway = new FakeChatActGateway();
    gateway.failNext('unreachable');
    expect(await new ListColleagues(gateway).execute('p-ana', 'handover')).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});

describe.each([
  ['leaving', LeaveChat],
  ['ending', EndChat],
] as const)('%s a chat', (_, Act) => {
  const target = { channelId: 'c-1', patientId: 'p-ana' };

  it('reports success when the browser has sent the call twice', async () => {
    const gateway = new FakeChatActGateway();
    await gateway.end('p-ana');
    expect(await new Act(gateway, new FakeChatEngine()).execute(target)).toEqual({ ok: true, value: undefined });
  });
});

it('does not report a chat as ended that continues without the therapist', async () => {
  const gateway = new FakeChatActGateway();
  await gateway.leave('p-ana');
  const answer = await new EndChat(gateway, new FakeChatEngine()).execute({ channelId: 'c-1', patientId: 'p-ana' });
  expect(answer).toEqual({ ok: false, failure: { kind: 'notInChat' } });
});

leavingActContract(LeaveChat, 'leave');

leavingActContract(EndChat, 'end');
