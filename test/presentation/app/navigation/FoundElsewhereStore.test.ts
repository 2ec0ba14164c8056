import type { ListUsers } from '@/application/users/ListUsers';
import type { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { fail, ok } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { FIND_PAUSE_MS, FoundElsewhereStore } from '@/presentation/app/navigation/FoundElsewhereStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const row = (id: string): OrganisationRow => ({
  id,
  name: id,
  enabled: true,
  subscription: 'active',
  children: 0,
  codes: 0,
  seats: { used: 0 },
});

const everything = { organisations: true, people: true };

function setUp() {
  const clock = new ManualClock();
  const asked: string[] = [];
  const answers = {
    organisations: async (term: string): ReturnType<SearchOrganisations['execute']> =>
      ok({ term, rows: [row('harbour')], unreadable: 0, mayBeMore: false }),
    people: async (): ReturnType<ListUsers['execute']> =>
      ok({
        rows: [
          {
            id: 'dana',
            emailAddress: 'dana@example.org',
            firstName: 'Dana',
            lastName: 'Reed',
            kind: 'staff',
            state: 'active',
            grants: [],
          },
        ],
        total: 1,
        isComplete: true,
        unreadable: 0,
        cursors: [],
      }),
  };
  const store = new FoundElsewhereStore({
    clock,
    searchOrganisations: {
      execute: term => {
        asked.push(`organisations ${term}`);
        return answers.organisations(term);
      },
    },
    listUsers: {
      execute: ({ emailAddress }) => {
        asked.push(`people ${emailAddress}`);
        return answers.people();
      },
    },
  });
  const wait = async (): Promise<void> => {
    clock.advance(FIND_PAUSE_MS);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const found = () => [
    ...store.found.organisations.map(({ id }) => id),
    ...store.found.people.map(({ id }) => id),
    store.found.isIncomplete,
  ];
  return { store, clock, asked, answers, wait, found };
}

describe('the search for organisations and people', () => {
  it('starts once the typing pauses', async () => {
    const { store, asked, wait, found } = setUp();
    store.type('h', everything);
    store.type('ha', everything);
    store.type('har', everything);
    expect([asked, store.isPending]).toEqual([[], true]);
    await wait();
    expect([asked, store.isPending]).toEqual([['organisations har', 'people har'], false]);
    expect(found()).toEqual(['harbour', 'dana', false]);
    store.type('h', everything);
    expect(found()).toEqual([false]);
  });

  it('covers only what the user may see', async () => {
    const { store, asked, wait } = setUp();
    store.type('calm harbour', { organisations: true, people: false });
    await wait();
    store.type('dana', { organisations: false, people: true });
    await wait();
    expect(asked).toEqual(['organisations calm harbour', 'people dana']);
  });

  it('is incomplete when a search failed, something could not be read, or there are more results', async () => {
    const { store, answers, wait, found } = setUp();
    answers.organisations = async () => fail({ kind: 'unreachable' });
    store.type('har', everything);
    await wait();
    expect(found()).toEqual(['dana', true]);
    answers.organisations = async term => ok({ term, rows: [], unreadable: 1, mayBeMore: false });
    store.type('harb', everything);
    await wait();
    expect(found()).toEqual(['dana', true]);
    answers.organisations = async term =>
      ok({
        term,
        rows: Array.from({ length: 9 }, (_, at) => row(`o-${at}`)),
        unreadable: 0,
        mayBeMore: false,
      });
    store.type('harbo', everything);
    await wait();
    expect([store.found.organisations.length, store.found.isIncomplete]).toEqual([8, true]);
  });

  it('never shows the answer to an earlier text', async () => {
    const { store, answers, wait, found, clock } = setUp();
    let answer: () => void = () => undefined;
    answers.organisations = term =>
      new Promise(resolve => {
        answer = () => resolve(ok({ term, rows: [row('old')], unreadable: 0, mayBeMore: false }));
      });
    store.type('old', everything);
    clock.advance(FIND_PAUSE_MS);
    store.type('new', everything);
    answer();
    await wait();
    expect(found()).not.toContain('old');
  });
});
