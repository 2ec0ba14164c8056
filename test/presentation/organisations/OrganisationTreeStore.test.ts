import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { OrganisationTreeStore, treePlaceIn } from '@/presentation/organisations/OrganisationTreeStore';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

function setUp() {
  const gateway = new FakeOrganisationGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  for (const number of [1, 2, 3, 4, 5, 6, 7]) gateway.add(`n${number}`, `North ${number}`, 'north');
  return { gateway, store: new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }) };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

/** As a search finds it. */
async function found(gateway: FakeOrganisationGateway, name: string): Promise<OrganisationRow> {
  const hits = await gateway.search(name);
  const row = hits.ok ? hits.value.rows[0] : undefined;
  if (row === undefined) throw new Error(`Nothing is called ${name}.`);
  return row;
}

describe('OrganisationTreeStore', () => {
  it('loads nothing twice at the same time', async () => {
    const { store, gateway } = setUp();
    store.start();
    await settled();
    await Promise.all([store.load('north'), store.load('north')]);
    expect(gateway.asked).toEqual(['root', 'root', 'north']);
  });

  it('opens the tree down to a hit, with all pages before it', async () => {
    const { store, gateway } = setUp();
    store.start();
    await store.reveal(await found(gateway, 'North 7'));
    expect([store.revealing?.state, store.expanded]).toEqual(['there', ['root', 'north']]);
    expect(store.branchOf('north')?.loaded?.rows).toHaveLength(7);
  });

  it('says that a hit is no longer there, and that a branch could not be loaded', async () => {
    const { store, gateway } = setUp();
    store.start();
    const row = await found(gateway, 'North 7');
    await store.reveal({ ...row, id: 'gone' });
    expect(store.revealing?.state).toBe('notFound');
    const other = setUp();
    other.store.start();
    await settled();
    other.gateway.planned.failNext('listChildren', { kind: 'unreachable' });
    await other.store.reveal(row);
    expect(other.store.revealing).toMatchObject({ state: 'failed', failure: { kind: 'unreachable' } });
    await other.store.reveal(row);
    expect(other.store.revealing?.state).toBe('there');
  });

  it('knows the place of a loaded line, which another tree comes back to', async () => {
    const { store, gateway } = setUp();
    store.start();
    await store.reveal(await found(gateway, 'North 7'));
    const place = store.placeOf('n7');
    expect(place).toEqual({
      id: 'n7',
      name: 'North 7',
      path: [
        { id: 'root', name: 'Provider' },
        { id: 'north', name: 'North Board' },
      ],
    });
    expect([store.placeOf('root')?.path, store.placeOf('unknown')]).toEqual([[], undefined]);
    const again = setUp().store;
    const back = treePlaceIn(JSON.parse(JSON.stringify({ place })));
    if (back !== undefined) await again.reveal(back);
    expect([again.revealing?.state, again.expanded]).toEqual(['there', ['root', 'north']]);
  });

  it.each([
    undefined,
    null,
    'x',
    { place: null },
    { place: { id: 1, name: 'x', path: [] } },
    { place: { id: 'x', name: 'x' } },
    { place: { id: 'x', name: 'x', path: [{}] } },
  ])('takes nothing for a place that is none: %j', state => expect(treePlaceIn(state)).toBeUndefined());

  it('ends with a list whose pages repeat themselves', async () => {
    const { store, gateway } = setUp();
    const first = await gateway.listChildren('north');
    gateway.listChildren = async parent => (parent === 'north' ? first : { ok: false, failure: { kind: 'refused' } });
    await store.reveal({ ...(await found(gateway, 'North 7')), path: [] });
    expect(store.revealing?.state).toBe('failed');
    gateway.listChildren = async () => first;
    await store.reveal(await found(gateway, 'North 7'));
    expect(store.revealing?.state).toBe('notFound');
  });

  it('follows the hit that was chosen last', async () => {
    const { store, gateway } = setUp();
    store.start();
    const [six, two] = [await found(gateway, 'North 6'), await found(gateway, 'North 2')];
    await Promise.all([store.reveal(six), store.reveal(two)]);
    expect([store.revealing?.row.id, store.revealing?.state]).toEqual(['n2', 'there']);
  });
});
