import { LoadUserAccess } from '@/application/users/LoadUserAccess';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

describe('LoadUserAccess', () => {
  it.each(['', '../x', 'a b', 'x'.repeat(129), '<b>'])('asks nobody about the id %j', async id => {
    const gateway = new FakeUserGateway();
    expect(await new LoadUserAccess(gateway).execute(id)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(gateway.planned.calls).toEqual([]);
  });

  it('reads a person', async () => {
    const gateway = new FakeUserGateway().add('ada');
    expect(await new LoadUserAccess(gateway).execute('ada')).toMatchObject({ ok: true });
  });
});
