import { ListColleagues } from '@/application/chat/acts/ListColleagues';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';

describe('ListColleagues', () => {
  it('lists them by name, and says who is in the chat', async () => {
    const gateway = new FakeChatActGateway();
    gateway.join('t-cleo');
    const answer = await new ListColleagues(gateway).execute('p-ana', 'invite');
    expect(answer.ok && answer.value.map(({ name, inChat }) => [name, inChat])).toEqual([
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
