import { LoadRights } from '@/application/users/LoadRights';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

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
  it('has a row for each right of each person, on however many pages, those that are due first', async () => {
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

  it('counts a right as unused that was never used, and as due whose beginning nobody recorded', async () => {
    const { now, grant, add, rights } = setUp();
    add('a', grant('group:support', { from: now - 31 * DAY, usedAt: undefined }));
    add('b', grant('group:support', { from: undefined }));
    const { rows } = await rights();
    expect(rows.map(({ user, verdict }) => [user.id, verdict.isDue, verdict.isUnused])).toEqual([
      ['b', true, false],
      ['a', false, true],
    ]);
  });

  it('counts people who could not be read', async () => {
    const { users, grant, add, rights } = setUp();
    add('a', grant('group:support'));
    users.cannotRead(1);
    expect(await rights()).toMatchObject({ unreadable: 1, total: 2 });
  });

  it('gives nothing where a further page could not be loaded', async () => {
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
