import { CountHolders } from '@/application/users/CountHolders';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

describe('CountHolders', () => {
  it('counts the people in a group on all pages', async () => {
    const users = new FakeUserGateway();
    for (const id of ['a', 'b', 'c', 'd', 'e']) users.add(id, { therapist: '' });
    users.add('f', { support: '' });
    expect(await new CountHolders(users).execute('therapist')).toEqual({ ok: true, value: 5 });
  });

  it('says that they could not be counted', async () => {
    const users = new FakeUserGateway();
    users.planned.failNext('list', { kind: 'unreachable' });
    expect((await new CountHolders(users).execute('therapist')).ok).toBe(false);
  });
});
