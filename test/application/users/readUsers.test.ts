import { ListUsers, type UserList } from '@/application/users/ListUsers';
import { LoadUserAccess } from '@/application/users/LoadUserAccess';
import { CountHolders } from '@/application/users/CountHolders';
import { LoadRights } from '@/application/users/LoadRights';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const everybody = { emailAddress: '', groups: [], accessCode: '' } as const;

function sevenPeople() {
  const gateway = new FakeUserGateway();
  for (const name of ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus']) gateway.add(name);
  const list = new ListUsers(gateway);
  const load = async (loaded?: UserList): Promise<UserList> => {
    const answer = await list.execute(everybody, loaded);
    if (!answer.ok) throw new Error(answer.failure.kind);
    return answer.value;
  };
  return { gateway, list, load };
}

const idsOf = ({ rows }: UserList): readonly string[] => rows.map(({ id }) => id);

describe('ListUsers', () => {
  it('adds each next page until all users are loaded', async () => {
    const { load } = sevenPeople();
    const first = await load();
    expect([idsOf(first), first.isComplete, first.total]).toEqual([['ada', 'ben', 'cleo'], false, 7]);
    const all = await load(await load(first));
    expect([idsOf(all), all.isComplete]).toEqual([['ada', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus'], true]);
  });

  it('reads the address and the code from pasted text', async () => {
    const { gateway, list } = sevenPeople();
    const asked = jest.spyOn(gateway, 'list');
    await list.execute({ groups: [], emailAddress: 'Ford, Ben <ben@staff.example>;', accessCode: 'NORTH\u20111' });
    expect(asked).toHaveBeenCalledWith({ groups: [], emailAddress: 'ben@staff.example', accessCode: 'NORTH-1' }, []);
  });

  it('counts the unreadable rows of every page', async () => {
    const { gateway, load } = sevenPeople();
    gateway.cannotRead(1);
    expect((await load(await load())).unreadable).toBe(2);
  });

  it('starts over when the server no longer knows the cursor', async () => {
    const { load } = sevenPeople();
    const first = await load();
    expect(idsOf(await load({ ...first, cursors: ['gone'] }))).toEqual(['ada', 'ben', 'cleo']);
  });

  it('fails when a page refers to itself', async () => {
    const { gateway, list, load } = sevenPeople();
    const first = await load();
    jest.spyOn(gateway, 'list').mockResolvedValue({
      ok: true,
      value: { users: [], total: 7, cursors: first.cursors, unreadable: 0 },
    });
    expect(await list.execute(everybody, first)).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});

describe('LoadUserAccess', () => {
  it.each(['', '../x', 'a b', 'x'.repeat(129), '<b>'])('sends no call for the id %j', async id => {
    const gateway = new FakeUserGateway();
    expect(await new LoadUserAccess(gateway).execute(id)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(gateway.planned.calls).toEqual([]);
  });

  it('reads a user', async () => {
    const gateway = new FakeUserGateway().add('ada');
    expect(await new LoadUserAccess(gateway).execute('ada')).toMatchObject({ ok: true });
  });
});

describe('CountHolders', () => {
  it('counts the people in a group over all pages', async () => {
    const users = new FakeUserGateway();
    for (const id of ['a', 'b', 'c', 'd', 'e']) users.add(id, { therapist: '' });
    users.add('f', { support: '' });
    expect(await new CountHolders(users).execute('therapist')).toEqual({
      ok: true,
      value: { total: 5, reachable: undefined },
    });
  });

  it('reports that they could not be counted', async () => {
    const users = new FakeUserGateway();
    users.planned.failNext('list', { kind: 'unreachable' });
    expect((await new CountHolders(users).execute('therapist')).ok).toBe(false);
  });
});

const DAY = 86_400_000;

function setUp() {
  const [users, clock] = [new FakeUserGateway(), new ManualClock()];
  const now = clock.now();
  const grant = (right: string, more: object = {}) => ({ right, from: now - 10 * DAY, usedAt: now - DAY, ...more });
  const add = (id: string, ...grants: readonly ReturnType<typeof grant>[]) => {
    users.add(id, { support: '' });
    const access = users.accessOf(id);
    users.store(id, { ...access, grants, user: { ...access.user, grants } });
  };
  const rights = async () => {
    const answer = await new LoadRights(users, clock).execute();
    if (!answer.ok) throw new Error(answer.failure.kind);
    return answer.value;
  };
  return { users, now, grant, add, rights };
}

describe('LoadRights', () => {
  it('returns a row for each right of each user, from all pages, due ones first', async () => {
    const { now, grant, add, rights } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) add(id, grant('group:support'));
    add('e', grant('group:support', { usedAt: now - 30 * DAY, from: now - 40 * DAY }), grant('group:admin'));
    add('f', grant('group:support', { from: now - 90 * DAY }));
    add('g', grant('group:support', { from: undefined, confirmedAt: now - 89 * DAY }));
    const { rows, total, isComplete } = await rights();
    expect([rows.length, total, isComplete]).toEqual([8, 8, true]);
    expect(rows.slice(0, 2).map(({ id, verdict }) => [id, verdict.isDue, verdict.isUnused])).toEqual([
      ['f group:support', true, false],
      ['e group:support', false, true],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(8);
  });

  it('counts a right as unused if it was never used, and as due without a known start', async () => {
    const { now, grant, add, rights } = setUp();
    add('a', grant('group:support', { from: now - 31 * DAY, usedAt: null }));
    add('b', grant('group:support', { from: undefined }));
    add('c', grant('group:support', { from: now - 31 * DAY, usedAt: undefined }));
    const { rows } = await rights();
    expect(rows.map(({ user, verdict }) => [user.id, verdict.isDue, verdict.isUnused])).toEqual([
      ['b', true, false],
      ['a', false, true],
      ['c', false, 'unknown'],
    ]);
  });

  it('counts people who could not be read', async () => {
    const { users, grant, add, rights } = setUp();
    add('a', grant('group:support'));
    users.cannotRead(1);
    expect(await rights()).toMatchObject({ unreadable: 1, total: 2 });
  });

  it('fails if a further page could not be loaded', async () => {
    const { users, grant, add } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) add(id, grant('group:support'));
    const answers = [users.list.bind(users)];
    let pages = 0;
    const flaky = {
      list: (...page: Parameters<typeof users.list>) => {
        pages += 1;
        if (pages === 2) users.planned.failNext('list', { kind: 'unreachable' });
        return answers[0]?.(...page) ?? users.list(...page);
      },
    };
    const answer = await new LoadRights(flaky, new ManualClock()).execute();
    expect([pages, answer]).toEqual([2, { ok: false, failure: { kind: 'unreachable' } }]);
  });
});
