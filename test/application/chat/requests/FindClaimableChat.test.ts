import { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';

describe('FindClaimableChat', () => {
  it.each(['p-ana', ' ana@example.org ', 'p-ana\u200b'])('shows who leads the chat of %s', async named => {
    const gateway = new FakeChatActGateway();
    gateway.ledBy('t-ben', 'Ben Okafor');
    expect(await new FindClaimableChat(gateway).execute(named)).toMatchObject({
      ok: true,
      value: { lead: { name: 'Ben Okafor', isMe: false } },
    });
  });

  it('rejects an empty input', async () => {
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

  it('says when the patient has no chat', async () => {
    expect(await new FindClaimableChat(new FakeChatActGateway()).execute('p-ben')).toEqual({
      ok: false,
      failure: { kind: 'noChat' },
    });
  });
});
