import { ListUsers, type UserList } from '@/application/users/ListUsers';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

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
  it('joins page after page until all are there', async () => {
    const { load } = sevenPeople();
    const first = await load();
    expect([idsOf(first), first.isComplete, first.total]).toEqual([['ada', 'ben', 'cleo'], false, 7]);
    const all = await load(await load(first));
    expect([idsOf(all), all.isComplete]).toEqual([['ada', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus'], true]);
  });

  it('counts the rows of every page that could not be read', async () => {
    const { gateway, load } = sevenPeople();
    gateway.cannotRead(1);
    expect((await load(await load())).unreadable).toBe(2);
  });

  it('begins again where the server no longer knows the place', async () => {
    const { load } = sevenPeople();
    const first = await load();
    expect(idsOf(await load({ ...first, cursors: ['gone'] }))).toEqual(['ada', 'ben', 'cleo']);
  });

  it('fails where a page leads to itself', async () => {
    const { gateway, list, load } = sevenPeople();
    const first = await load();
    jest.spyOn(gateway, 'list').mockResolvedValue({
      ok: true,
      value: { users: [], total: 7, cursors: first.cursors, unreadable: 0 },
    });
    expect(await list.execute(everybody, first)).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
