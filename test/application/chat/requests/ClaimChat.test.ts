import { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';
import { ClaimChat } from '@/application/chat/requests/ClaimChat';
import { aClaimableChat } from '#test/support/builders/chat/aClaimableChat';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('FindClaimableChat', () => {
  it.each(['p-ana', ' ana@example.org ', 'p-ana\u200b'])('shows who leads the chat of %s', async named => {
    const gateway = new FakeChatActGateway();
    gateway.ledBy('t-ben', 'Ben Okafor');
    expect(await new FindClaimableChat(gateway).execute(named)).toMatchObject({
      ok: true,
      value: { lead: { name: 'Ben Okafor', isMe: false } },
    });
  });

  it('rejects empty input', async () => {
    expect(await new FindClaimableChat(new FakeChatActGateway()).execute(' ')).toEqual({
      ok: false,
      failure: { kind: 'noPatientNamed' },
    });
  });

  it('rejects an id that is a path segment such as ".."', async () => {
    const gateway = new FakeChatActGateway();
    gateway.failNext('refused');
    expect(await new FindClaimableChat(gateway).execute('..')).toEqual({ ok: false, failure: { kind: 'noChat' } });
  });

  it('reports a patient without a chat', async () => {
    expect(await new FindClaimableChat(new FakeChatActGateway()).execute('p-ben')).toEqual({
      ok: false,
      failure: { kind: 'noChat' },
    });
  });
});

describe('ClaimChat', () => {
  function setUp() {
    const [gateway, engine] = [new FakeChatActGateway(), new FakeChatEngine()];
    gateway.ledBy('t-ben', 'Ben Okafor');
    return { gateway, engine, claim: new ClaimChat(gateway, engine) };
  }

  it('claims the chat from the displayed lead therapist, and reloads the chats', async () => {
    const { gateway, engine, claim } = setUp();
    expect(await claim.execute(aClaimableChat(), 'Ben is off sick')).toEqual({
      ok: true,
      value: { chatSessionId: 'ana', generation: 'v2' },
    });
    expect([gateway.done, gateway.chat?.lead.isMe, engine.engineCommandsOf('reloadSessions').length]).toEqual([
      ['claim p-ana'],
      true,
      1,
    ]);
  });

  it('claims nothing when another therapist has become the lead, and returns the new lead', async () => {
    const { gateway, claim } = setUp();
    gateway.ledBy('t-cleo', 'Cleo Lind');
    expect(await claim.execute(aClaimableChat(), 'Ben is off sick')).toMatchObject({
      ok: false,
      failure: { kind: 'changed', now: { lead: { name: 'Cleo Lind' } } },
    });
    expect(gateway.done).toEqual([]);
  });

  it('reports a chat that has ended or cannot be looked up', async () => {
    const { gateway, claim } = setUp();
    gateway.failNext('unreachable');
    expect(await claim.execute(aClaimableChat(), 'Ben is off sick')).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    gateway.chat = undefined;
    expect(await claim.execute(aClaimableChat(), 'Ben is off sick')).toEqual({
      ok: false,
      failure: { kind: 'noChat' },
    });
  });

  it.each([
    ['', 'noReason'],
    [' \n\u200b ', 'noReason'],
    ['x'.repeat(501), 'reasonTooLong'],
  ])('rejects the reason %j', async (reason, kind) => {
    const { gateway, claim } = setUp();
    expect(await claim.execute(aClaimableChat(), reason)).toEqual({ ok: false, failure: { kind } });
    expect([gateway.done, gateway.reasons]).toEqual([[], []]);
  });

  it('claims an unknown patient’s chat by the typed name, and passes on the trimmed reason', async () => {
    const { gateway, claim } = setUp();
    gateway.knowsPatient = false;
    const { patient: _patient, highRisk: _highRisk, ...stranger } = aClaimableChat({ named: 'ana@example.org' });
    expect(await claim.execute(stranger, '  Ben is off sick\n')).toMatchObject({ ok: true });
    expect(gateway.reasons).toEqual(['Ben is off sick']);
  });
});
