import type { NewPersonItem } from '@/application/users/bulk/newPeopleAction';
import { userBulkRuns } from '#test/support/builders/users/userBulkRuns';

const reason = 'Joins the team of the north';
let lines = 0;
const person = (emailAddress: string, more: Partial<NewPersonItem> = {}): NewPersonItem => ({
  ...{ id: `id-${(lines += 1)}`, emailAddress, firstName: 'Ada', lastName: 'Lovelace', accessCode: 'north-1', reason },
  ...{ line: lines, codeProblem: null, organisation: null, places: null },
  ...more,
});

const lost = { kind: 'unreachable' } as const;

describe('creating people in bulk', () => {
  it('plans each row without a call that creates anyone', async () => {
    const { plans, gateway, accounts, codes, clock } = userBulkRuns();
    const known = { firstName: 'Ada', lastName: 'Lovelace', accessCode: 'NORTH-1' };
    gateway.add('ada', {}, { user: known }).add('grace', {}, { user: { ...known, lastName: 'Hopper' } });
    codes
      .add('FULL-1', { seats: 2, used: 2 })
      .add('SHUT-1', { enabled: false })
      .add('PAST-1', { expiresAt: clock.now() });
    const list = [
      person('new@staff.example'),
      person(' NEW@Staff.example '),
      person('older@staff.example', { accessCode: 'SOUTH-1' }),
      person('ada@staff.example'),
      person('grace@staff.example'),
      person('not-an-address'),
      person('\u0430da@staff.example'),
      person('"q"@staff.example'),
      person(''),
      person(''),
      person('a1@staff.example', { firstName: ' ' }),
      person('a2@staff.example', { lastName: 'x'.repeat(61) }),
      person('a3@staff.example', { lastName: 'Love\u202elace' }),
      person('a4@staff.example', { accessCode: '' }),
      person('a5@staff.example', { accessCode: 'FULL-1' }),
      person('a6@staff.example', { accessCode: 'SHUT-1' }),
      person('a7@staff.example', { accessCode: 'PAST-1' }),
      person('a8@staff.example', { accessCode: 'NONE-1' }),
      person('a9@staff.example', { accessCode: '=1+1' }),
    ];
    expect(await plans('users.create', list)).toEqual([
      ...['willBeDone', 'repeated', 'willBeDone', 'alreadyDone', 'otherDetails'],
      ...['noAddress', 'otherLetters', 'noAddress', 'noAddress', 'noAddress'],
      ...['noName', 'nameTooLong', 'hiddenCharacters', 'noCode'],
      ...['codeFull', 'codeDisabled', 'codeExpired', 'codeUnknown', 'codeUnknown'],
    ]);
    expect([accounts.accounts.size, accounts.planned.countOf('create')]).toEqual([0, 0]);
  });

  it('reads each code once, and returns its free seats', async () => {
    const { check, codes } = userBulkRuns();
    codes.add('SMALL-1', { seats: 3, used: 1 });
    const list = ['a', 'b', 'c'].map(name => person(`${name}@staff.example`, { accessCode: 'small-1' }));
    const { rows } = await check('users.create', list);
    expect(codes.planned.countOf('read')).toBe(1);
    expect(rows.map(({ item }) => [item['places'], item['organisation']])).toEqual(list.map(() => [2, 'North Board']));
  });

  it('leaves the decision to the server when the code may not be read', async () => {
    const { check, codes } = userBulkRuns();
    codes.planned.failNext('read', { kind: 'notAllowed' });
    const { rows } = await check('users.create', [person('a@staff.example')]);
    expect(rows.map(({ planned, item }) => [planned.plan, item['organisation']])).toEqual([['willBeDone', null]]);
  });

  it('plans nothing while it is unknown whether the address exists', async () => {
    const { plans, gateway } = userBulkRuns();
    gateway.cannotRead(1);
    expect(await plans('users.create', [person('a@staff.example')])).toEqual(['couldNotCheck']);
  });

  it('creates each person once, under the id of the row', async () => {
    const { begin, accounts } = userBulkRuns();
    const list = [person('A@staff.example', { id: 'one' }), person('b@staff.example', { id: 'two' })];
    expect(await begin('users.create', list)).toEqual(['done', 'done']);
    expect([...accounts.accounts.keys()]).toEqual(['user-one', 'user-two']);
    expect(accounts.accounts.get('user-one')?.user.emailAddress).toBe('a@staff.example');
  });

  it.each([true, false])('creates each person once after a lost answer (arrived: %s)', async butDone => {
    const { begin, accounts } = userBulkRuns();
    accounts.planned.failNext('create', lost, { butDone });
    const list = ['a', 'b', 'c'].map(name => person(`${name}@staff.example`));
    expect(await begin('users.create', list)).toEqual(['done', 'done', 'done']);
    expect(accounts.accounts.size).toBe(3);
    expect(accounts.planned.countOf('create')).toBe(butDone ? 3 : 4);
  });

  it('does not report people as done who got an account from a colleague in the meantime', async () => {
    const { begin, accounts, gateway } = userBulkRuns();
    const outcomes = await begin('users.create', [person('a@staff.example'), person('b@staff.example')], () => {
      gateway.add('other', {}, { user: { emailAddress: 'a@staff.example' } });
      accounts.planned.failNext('create', { kind: 'emailTaken' });
    });
    expect(outcomes).toEqual(['emailTaken', 'done']);
  });

  it.each([
    [{ kind: 'codeRefused', refusal: 'CodeFull' }, 'codeFull'],
    [{ kind: 'codeRefused', refusal: 'OrganisationDisabled' }, 'organisationDisabled'],
    [{ kind: 'otherRegion', url: 'https://au.example' }, 'otherRegion'],
    [{ kind: 'invalidName' }, 'invalidName'],
  ] as const)('reports the refusal %j and creates the others', async (failure, word) => {
    const { begin, accounts } = userBulkRuns();
    accounts.planned.failNext('create', failure);
    const outcomes = await begin('users.create', [person('a@staff.example'), person('b@staff.example')]);
    expect(outcomes).toEqual([word, 'done']);
  });

  it('offers no undo, because no call deletes an account', () => {
    const { actions } = userBulkRuns();
    expect(actions['users.create'].undo).toBeUndefined();
  });
});
