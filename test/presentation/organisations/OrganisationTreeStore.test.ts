import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { SearchOrganisations, type OrganisationHits } from '@/application/organisations/SearchOrganisations';
import type { Result } from '@/domain/kernel/Result';
import { OrganisationTreeStore, SEARCH_PAUSE_MS } from '@/presentation/organisations/OrganisationTreeStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

/** A search whose answers come when the test says so. */
class SearchOnDemand extends SearchOrganisations {
  readonly answers = new Map<string, (hits: Result<OrganisationHits, CallFailure>) => void>();

  override execute(text: string): Promise<Result<OrganisationHits, CallFailure>> {
    return new Promise(resolve => this.answers.set(text, resolve));
  }

  answer(term: string): Promise<void> {
    this.answers.get(term)?.({ ok: true, value: { term, rows: [], unreadable: 0 } });
    return Promise.resolve();
  }
}

function setUp() {
  const gateway = new FakeOrganisationGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const clock = new ManualClock();
  const search = new SearchOnDemand(gateway);
  const store = new OrganisationTreeStore({
    loadBranch: new LoadOrganisationBranch(gateway),
    searchOrganisations: search,
    clock,
  });
  return { gateway, clock, search, store };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

describe('OrganisationTreeStore', () => {
  it('drops the late answer to a former text', async () => {
    const { store, clock, search } = setUp();
    store.start();
    store.setQuery('ash');
    clock.advance(SEARCH_PAUSE_MS);
    store.setQuery('ash clinic');
    clock.advance(SEARCH_PAUSE_MS);
    await search.answer('ash clinic');
    await search.answer('ash');
    await settled();
    expect([store.hits?.term, store.searching]).toEqual(['ash clinic', false]);
  });

  it('waits for the next key before it searches', () => {
    const { store, clock, search } = setUp();
    store.start();
    for (const text of ['a', 'as', 'ash']) {
      store.setQuery(text);
      clock.advance(SEARCH_PAUSE_MS - 1);
    }
    expect([...search.answers.keys()]).toEqual([]);
    clock.advance(1);
    expect([...search.answers.keys()]).toEqual(['ash']);
  });

  it('shows nothing more after it has stopped', async () => {
    const { store, clock, search } = setUp();
    const stop = store.start();
    store.setQuery('ash');
    clock.advance(SEARCH_PAUSE_MS);
    stop();
    await search.answer('ash');
    await settled();
    expect(store.hits).toBeUndefined();
  });

  it('loads nothing twice at the same time', async () => {
    const { store, gateway } = setUp();
    store.start();
    await settled();
    await Promise.all([store.load('north'), store.load('north')]);
    expect(gateway.asked).toEqual(['root', 'root', 'north']);
  });
});
