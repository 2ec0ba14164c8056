import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';

describe('ConfirmOwnEmail', () => {
  it('confirms the address of the link', async () => {
    const gateway = new FakeOwnAccountGateway();
    gateway.links.set('link-1', 'new@staff.example');
    expect(await new ConfirmOwnEmail(gateway).execute('link-1')).toEqual({ ok: true, value: 'new@staff.example' });
  });

  it.each(['', '../summary', 'a b', 'x'.repeat(129), '<b>'])('sends no call for what is no id: %j', async id => {
    const gateway = new FakeOwnAccountGateway();
    const answer = await new ConfirmOwnEmail(gateway).execute(id);
    expect(answer).toEqual({ ok: false, failure: { kind: 'linkUnknown' } });
    expect(gateway.planned.calls).toEqual([]);
  });
});
