import { CreateUser } from '@/application/users/CreateUser';
import { FakeUserAccountGateway } from '#test/support/fakes/users/FakeUserAccountGateway';

const ada = {
  emailAddress: ' Ada.L@Staff.example ',
  firstName: 'Ada',
  lastName: 'Lovelace',
  accessCode: 'north-1',
  reason: 'Joins the team of the north',
};

function prepared() {
  const gateway = new FakeUserAccountGateway();
  return { gateway, createUser: new CreateUser(gateway) };
}

describe('CreateUser', () => {
  it('creates the user under the normalised address', async () => {
    const { gateway, createUser } = prepared();
    expect(await createUser.execute('one', ada)).toEqual({ ok: true, value: { userId: 'user-one', user: ada } });
    expect(gateway.accounts.get('user-one')?.user.emailAddress).toBe('ada.l@staff.example');
  });

  it('reads the address and the code from pasted text', async () => {
    const { gateway, createUser } = prepared();
    const pasted = { ...ada, emailAddress: 'Lovelace, Ada <Ada.L@staff.example>;', accessCode: 'north\u20111' };
    expect((await createUser.execute('one', pasted)).ok).toBe(true);
    expect(gateway.accounts.get('user-one')?.user).toMatchObject({
      emailAddress: 'ada.l@staff.example',
      accessCode: 'NORTH-1',
    });
  });

  it('makes no second account when an attempt is repeated after a lost answer', async () => {
    const { gateway, createUser } = prepared();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    expect((await createUser.execute('one', ada)).ok).toBe(false);
    expect((await createUser.execute('one', ada, [ada])).ok).toBe(true);
    expect(gateway.accounts.size).toBe(1);
  });

  it('returns the earlier attempt that arrived when the entry was changed after a lost answer', async () => {
    const { gateway, createUser } = prepared();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await createUser.execute('one', ada);
    const changed = { ...ada, emailAddress: 'ada.lovelace@staff.example' };
    expect(await createUser.execute('one', changed, [ada])).toEqual({
      ok: true,
      value: { userId: 'user-one', user: ada },
    });
    expect(gateway.accounts.size).toBe(1);
  });

  it('does not report a name as saved that was entered after the account was created', async () => {
    const { gateway, createUser } = prepared();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await createUser.execute('one', ada);
    expect(await createUser.execute('one', { ...ada, firstName: 'Adah' }, [ada])).toEqual({
      ok: true,
      value: { userId: 'user-one', user: ada },
    });
  });

  it.each([
    ['no address', { emailAddress: 'ada' }],
    ['two addresses', { emailAddress: 'ada@staff.example, eve@staff.example' }],
    ['a quoted address', { emailAddress: '"ada"@staff.example' }],
    ['an address with a Cyrillic letter', { emailAddress: '\u0430da@staff.example' }],
    ['a blank name', { firstName: '  ' }],
    ['a name with a character that reverses text', { lastName: 'Love\u202elace' }],
    ['no access code', { accessCode: ' ' }],
    ['a reason of nine characters', { reason: '123456789' }],
  ])('rejects %s without a call', async (_, wrong) => {
    const { gateway, createUser } = prepared();
    expect(await createUser.execute('one', { ...ada, ...wrong })).toEqual({ ok: false, failure: { kind: 'refused' } });
    expect(gateway.planned.countOf('create')).toBe(0);
  });
});
