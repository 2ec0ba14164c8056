import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { SearchOrganisations, type OrganisationHits } from '@/application/organisations/SearchOrganisations';
import type { Result } from '@/domain/kernel/Result';
import { OrganisationSearchStore, SEARCH_PAUSE_MS } from '@/presentation/organisations/OrganisationSearchStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

type Answer = Result<OrganisationHits, CallFailure>;

/** A search whose answers come when the test says so. */
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

describe('OrganisationSearchStore', () => {
  it('drops the late answer to a former text', async () => {
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

  it('waits for the next key before it searches', () => {
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

  it('shows nothing more after it has stopped', async () => {
    const { store, clock, search } = setUp();
    const stop = store.start();
    store.setQuery('ash');
    clock.advance(SEARCH_PAUSE_MS);
    stop();
    await search.answer('ash');
    expect([store.hits, store.searching]).toEqual([undefined, false]);
  });

  it('is searching while it tries again', async () => {
    const { store, search } = setUp();
    store.start();
    void store.searchFor('ash');
    await search.answer('ash', { ok: false, failure: { kind: 'unreachable' } });
    expect([store.failure?.kind, store.searching]).toEqual(['unreachable', false]);
    void store.search();
    expect(store.searching).toBe(true);
  });

  it('searches at once for a term of the address, and not for white space', () => {
    const { store, search } = setUp();
    store.start();
    void store.searchFor('ash');
    void store.searchFor('  ');
    expect([search.terms, store.searching]).toEqual([['ash'], false]);
  });
});
