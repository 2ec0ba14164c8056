import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { SearchOrganisations, type OrganisationHits } from '@/application/organisations/SearchOrganisations';
import type { Result } from '@/domain/kernel/Result';
import { OrganisationSearchStore, SEARCH_PAUSE_MS } from '@/presentation/organisations/OrganisationSearchStore';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { OrganisationTreeStore, treePlaceIn } from '@/presentation/organisations/OrganisationTreeStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

describe('OrganisationSearchStore', () => {
  type Answer = Result<OrganisationHits, CallFailure>;

  /** A search that the test answers. */
  class SearchOnDemand extends SearchOrganisations {
    readonly answers: { readonly term: string; readonly answer: (answer: Answer) => void }[] = [];

    override execute(term: string): Promise<Answer> {
      return new Promise(answer => this.answers.push({ term, answer }));
    }

    async answer(term: string, answer: Answer = found(term)): Promise<void> {
      this.answers.find(one => one.term === term)?.answer(answer);
      await new Promise(resolve => setTimeout(resolve));
    }

    get terms(): readonly string[] {
      return this.answers.map(({ term }) => term);
    }
  }

  const found = (term: string): Answer => ({ ok: true, value: { term, rows: [], unreadable: 0, mayBeMore: false } });

  function setUp() {
    const clock = new ManualClock();
    const search = new SearchOnDemand(new FakeOrganisationGateway());
    return { clock, search, store: new OrganisationSearchStore({ search, clock }) };
  }

  it('drops a late answer to an earlier text', async () => {
    const { store, clock, search } = setUp();
    store.start();
    store.setQuery('ash');
    clock.advance(SEARCH_PAUSE_MS);
    store.setQuery('ash clinic');
    clock.advance(SEARCH_PAUSE_MS);
    await search.answer('ash clinic');
    await search.answer('ash');
    expect([store.hits?.term, store.searching]).toEqual(['ash clinic', false]);
  });

  it('waits for a pause in typing before it searches', () => {
    const { store, clock, search } = setUp();
    store.start();
    for (const text of ['a', 'as', 'ash']) {
      store.setQuery(text);
      clock.advance(SEARCH_PAUSE_MS - 1);
    }
    expect(search.terms).toEqual([]);
    clock.advance(1);
    expect(search.terms).toEqual(['ash']);
  });

  it('shows nothing more after it was stopped', async () => {
    const { store, clock, search } = setUp();
    const stop = store.start();
    store.setQuery('ash');
    clock.advance(SEARCH_PAUSE_MS);
    stop();
    await search.answer('ash');
    expect([store.hits, store.searching]).toEqual([undefined, false]);
  });

  it('is searching again during a retry', async () => {
    const { store, search } = setUp();
    store.start();
    void store.searchFor('ash');
    await search.answer('ash', { ok: false, failure: { kind: 'unreachable' } });
    expect([store.failure?.kind, store.searching]).toEqual(['unreachable', false]);
    void store.search();
    expect(store.searching).toBe(true);
  });

  it('searches immediately for a term in the address, but not for white space', () => {
    const { store, search } = setUp();
    store.start();
    void store.searchFor('ash');
    void store.searchFor('  ');
    expect([search.terms, store.searching]).toEqual([['ash'], false]);
  });
});

describe('OrganisationTreeStore', () => {
  function setUp() {
    const gateway = new FakeOrganisationGateway().add('root', 'Provider').add('north', 'North Board', 'root');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) gateway.add(`n${number}`, `North ${number}`, 'north');
    return { gateway, store: new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }) };
  }

  const settled = () => new Promise(resolve => setTimeout(resolve));

  /** A row as the search finds it. */
  async function found(gateway: FakeOrganisationGateway, name: string): Promise<OrganisationRow> {
    const hits = await gateway.search(name);
    const row = hits.ok ? hits.value.rows[0] : undefined;
    if (row === undefined) throw new Error(`Nothing is called ${name}.`);
    return row;
  }

  it('loads a branch only once at a time', async () => {
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

  it('says that a hit no longer exists, or that a branch could not be loaded', async () => {
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

  it('knows the place of a loaded line, to which another tree can return', async () => {
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
  ])('accepts no malformed place: %j', state => expect(treePlaceIn(state)).toBeUndefined());

  it('ends with a list whose pages repeat', async () => {
    const { store, gateway } = setUp();
    const first = await gateway.listChildren('north');
    gateway.listChildren = async parent => (parent === 'north' ? first : { ok: false, failure: { kind: 'refused' } });
    await store.reveal({ ...(await found(gateway, 'North 7')), path: [] });
    expect(store.revealing?.state).toBe('failed');
    gateway.listChildren = async () => first;
    await store.reveal(await found(gateway, 'North 7'));
    expect(store.revealing?.state).toBe('notFound');
  });

  it('shows the hit that was chosen last', async () => {
    const { store, gateway } = setUp();
    store.start();
    const [six, two] = [await found(gateway, 'North 6'), await found(gateway, 'North 2')];
    await Promise.all([store.reveal(six), store.reveal(two)]);
    expect([store.revealing?.row.id, store.revealing?.state]).toEqual(['n2', 'there']);
  });
});
