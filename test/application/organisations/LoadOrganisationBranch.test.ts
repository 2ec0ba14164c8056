import { LoadOrganisationBranch, type OrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

const board = () =>
  ['a', 'b', 'c', 'd', 'e'].reduce(
    (gateway, id) => gateway.add(id, `Clinic ${id}`, 'root'),
    new FakeOrganisationGateway().add('root', 'Provider'),
  );

describe('LoadOrganisationBranch', () => {
  const load = async (useCase: LoadOrganisationBranch, loaded?: OrganisationBranch): Promise<OrganisationBranch> => {
    const answer = await useCase.execute('root', loaded);
    if (!answer.ok) throw new Error('The branch can be loaded.');
    return answer.value;
  };

  it('adds the next page to what is loaded', async () => {
    const useCase = new LoadOrganisationBranch(board());
    const first = await load(useCase);
    const both = await load(useCase, first);
    expect([first.rows.length, both.rows.map(({ id }) => id), both.total, both.next]).toEqual([
      3,
      ['a', 'b', 'c', 'd', 'e'],
      5,
      undefined,
    ]);
  });

  it('shows once a row that has moved to the next page', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    const first = await load(useCase);
    const renamed = { ...first, rows: [...first.rows.slice(0, 2), { ...first.rows[2]!, id: 'd', name: 'Old name' }] };
    const both = await load(useCase, renamed);
    expect(both.rows.filter(({ id }) => id === 'd').map(({ name }) => name)).toEqual(['Clinic d']);
  });

  it('begins again where the last row is gone', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    const first = await load(useCase);
    gateway.planned.failNext('listChildren', { kind: 'refused' });
    expect((await load(useCase, first)).rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(gateway.asked).toEqual(['root', 'root after c', 'root']);
  });

  it('keeps count of rows that could not be read', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    gateway.cannotRead(1);
    expect((await load(useCase, await load(useCase))).unreadable).toBe(2);
  });

  it('says why nothing could be loaded', async () => {
    const gateway = board();
    gateway.planned.failNext('listChildren', { kind: 'notAllowed' });
    expect(await new LoadOrganisationBranch(gateway).execute('root')).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
