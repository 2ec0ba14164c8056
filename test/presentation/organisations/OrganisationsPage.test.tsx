import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { NewOrganisationPage } from '@/presentation/organisations/NewOrganisationPage';
import { OrganisationSearchPage } from '@/presentation/organisations/OrganisationSearchPage';
import { OrganisationsPage } from '@/presentation/organisations/OrganisationsPage';
import { OrganisationSearchStore, SEARCH_PAUSE_MS } from '@/presentation/organisations/OrganisationSearchStore';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

/** Only visible lines are rendered, and elements have no size in jsdom. */
const sizes = Object.getOwnPropertyDescriptors(Element.prototype);
beforeAll(async () => {
  await loadTestTexts('organisations', 'organisationPage');
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 900 });
});
afterAll(() => {
  for (const name of ['clientHeight', 'clientWidth'] as const)
    Object.defineProperty(Element.prototype, name, sizes[name] ?? {});
});

function show(gateway: FakeOrganisationGateway) {
  const clock = new ManualClock();
  const stores = {
    tree: () => new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }),
    search: () => new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock }),
  };
  render(
    <MemoryRouter initialEntries={['/admin/organisations']}>
      <Routes>
        <Route path="/admin/organisations" element={<OrganisationsPage stores={stores} />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  const type = async (text: string) => {
    await userEvent.type(screen.getByRole('searchbox'), text);
    await act(async () => clock.advance(SEARCH_PAUSE_MS));
  };
  return { clock, type, user: userEvent.setup() };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** The search page, with its current address. */
function showSearchPage(gateway: FakeOrganisationGateway, address: string) {
  const clock = new ManualClock();
  const stores = {
    tree: () => new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }),
    search: () => new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock }),
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <OrganisationSearchPage stores={stores} />
      <Link to="/admin/organisations/search?searchTerms=ash">Another term</Link>
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const provider = () =>
  new FakeOrganisationGateway()
    .add('root', 'Provider')
    .add('north', 'North Board', 'root', { enabled: false, subscription: 'ended' })
    .add('south', 'South Board', 'root', { codes: 1, seats: { used: 3 } })
    .add('a', 'Ash Clinic', 'north', { codes: 2, seats: { used: 2, all: 10 } })
    .add('b', 'Beech Clinic', 'north', { codes: 1, seats: { used: 0, all: 0 } })
    .add('c', 'Cedar Clinic', 'north')
    .add('d', 'Deep Clinic', 'north');

const line = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });

async function focusLine(name: string): Promise<void> {
  const found = await line(name);
  act(() => found.focus());
}

describe('the page of all organisations', () => {
  it('opens the root, and shows state, subscription and seats of each row', async () => {
    show(provider());
    const north = await line('North Board');
    expect(north).toHaveAttribute('aria-level', '2');
    expect(north).toHaveAttribute('aria-expanded', 'false');
    expect(north).toHaveTextContent(
      'North BoardStatus DisabledSubscription endedSeats used No access codesSub-organisations 4',
    );
    expect(await line('South Board')).toHaveTextContent('Seats used No limit3');
  });

  it('opens and closes lines with the arrow keys, and loads each branch once', async () => {
    const gateway = provider();
    const { user } = show(gateway);
    await focusLine('Provider');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await line('Ash Clinic')).toHaveTextContent('Status ActiveSeats used 2 of 10');
    expect(await line('Beech Clinic')).toHaveTextContent('Status FullSeats used 0 of 0');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /^Ash Clinic/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    await line('Ash Clinic');
    expect(gateway.asked).toEqual(['root', 'root', 'north']);
  });

  it('moves to its ends with Home and End without scrolling the page', async () => {
    const { user } = show(provider());
    await focusLine('Provider');
    const scrolls: boolean[] = [];
    const listen = (event: KeyboardEvent) => void scrolls.push(!event.defaultPrevented);
    window.addEventListener('keydown', listen);
    await user.keyboard('{End}');
    await waitFor(async () => expect(await line('South Board')).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(async () => expect(await line('Provider')).toHaveFocus());
    window.removeEventListener('keydown', listen);
    expect(scrolls).toEqual([false, false]);
  });

  it('opens an organisation with a click on its line, and its children with a click on the arrow', async () => {
    const { user } = show(provider());
    const arrow = (await line('North Board')).querySelector('[aria-hidden] > svg');
    if (arrow === null) throw new Error('The line has an arrow.');
    await user.click(arrow);
    expect(await line('Ash Clinic')).toBeVisible();
    await user.click(screen.getByText('South Board'));
    expect(screen.getByText('/admin/organisations/south')).toBeVisible();
  });

  it('loads more of a long list of children on request', async () => {
    const { user } = show(provider());
    await focusLine('Provider');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await line('Cedar Clinic');
    await user.click(screen.getByText('Show more of North Board (1 left)'));
    await waitFor(async () => expect(await line('Deep Clinic')).toHaveFocus());
    expect(screen.queryByText(/Show more/)).toBeNull();
  });

  it('opens an organisation with Enter', async () => {
    const { user } = show(provider());
    await focusLine('Provider');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('/admin/organisations/north')).toBeVisible();
  });

  it('says that the tree could not be loaded, and loads it on request', async () => {
    const gateway = provider();
    gateway.planned.failNext('listChildren', { kind: 'unreachable' });
    const { user } = show(gateway);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t load the organisations. The server didn’t answer. Check your connection and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line('North Board')).toBeVisible();
  });

  it('says which branch could not be loaded, and keeps the others', async () => {
    const gateway = provider();
    const { user } = show(gateway);
    await focusLine('North Board');
    gateway.planned.failNext('listChildren', { kind: 'unreachable', status: 503 });
    await user.keyboard('{ArrowRight}');
    const failed = await line('Couldn’t load the sub-organisations of North Board. The server reported an error.');
    expect(await line('South Board')).toBeVisible();
    await user.click(failed);
    await waitFor(async () => expect(await line('Ash Clinic')).toHaveFocus());
  });

  it('says that rows are missing which could not be read', async () => {
    const gateway = provider();
    const { user } = show(gateway);
    await focusLine('North Board');
    gateway.cannotRead(2);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('2 organisations couldn’t be read and are missing here.')).toBeVisible();
  });

  describe('the search', () => {
    it('finds as you type, with the path to each hit, after a pause', async () => {
      const gateway = provider();
      const { type } = show(gateway);
      await type('clinic ash');
      const hits = screen.getByRole('list', { name: 'Found' });
      expect(within(hits).getByRole('link')).toHaveAttribute('href', '/admin/organisations/a');
      expect(hits).toHaveTextContent('Provider › North Board');
      expect(gateway.asked.filter(asked => asked.startsWith('term'))).toEqual(['term clinic ash']);
      expect(screen.getByRole('status')).toHaveTextContent('1 organisation found');
      expect(screen.getByRole('link', { name: 'Open these results as a page' })).toHaveAttribute(
        'href',
        '/admin/organisations/search?searchTerms=clinic+ash',
      );
    });

    it('says that nothing matches, but not when the search failed', async () => {
      const gateway = provider();
      const { type, user } = show(gateway);
      await type('zzz');
      expect(screen.getByRole('status')).toHaveTextContent('No organisation matches “zzz”.');
      gateway.planned.failNext('search', { kind: 'unreachable' });
      await type('z');
      expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t search. The server didn’t answer.');
      expect(screen.queryByText(/No organisation matches/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No organisation matches “zzzz”.')).toBeVisible();
    });

    it('opens the tree down to a hit, and focuses its line', async () => {
      const { type, user } = show(provider());
      await type('deep');
      await user.click(screen.getByRole('button', { name: 'Show Deep Clinic in the tree' }));
      await waitFor(async () => expect(await line('Deep Clinic')).toHaveFocus());
      expect(await line('North Board')).toHaveAttribute('aria-expanded', 'true');
    });

    it('says that a hit is no longer in the tree', async () => {
      const gateway = provider();
      const { type, user } = show(gateway);
      await type('deep');
      gateway.remove('d');
      await user.click(screen.getByRole('button', { name: 'Show Deep Clinic in the tree' }));
      expect(await screen.findByText(/^Deep Clinic isn’t in the tree any more\./)).toBeVisible();
    });

    it('restores the tree as it was', async () => {
      const { type, user } = show(provider());
      await line('North Board');
      await type('ash');
      await user.click(screen.getByRole('button', { name: 'Clear search' }));
      expect(await line('North Board')).toBeVisible();
    });
  });
});

describe('the page for a new organisation', () => {
  it('asks for the parent, found by name', async () => {
    const clock = new ManualClock();
    const stores = {
      search: () => new OrganisationSearchStore({ search: new SearchOrganisations(provider()), clock }),
      newOrganisation: () => {
        throw new Error('No parent is chosen.');
      },
    };
    render(
      <MemoryRouter initialEntries={['/admin/organisations/new/details']}>
        <NewOrganisationPage stores={stores} />
      </MemoryRouter>,
    );
    expect(screen.getByText('Search for it by name, then open it from the results.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'ash');
    await act(async () => clock.advance(SEARCH_PAUSE_MS));
    expect(screen.getByRole('link', { name: 'Ash Clinic' })).toHaveAttribute(
      'href',
      '/admin/organisations/new/details?parentId=a',
    );
  });
});

describe('the search page', () => {
  it('searches for the term in its address', async () => {
    showSearchPage(provider(), '/admin/organisations/search?searchTerms=ash+clinic');
    expect(await screen.findByRole('link', { name: /^Ash Clinic/ })).toHaveAttribute('href', '/admin/organisations/a');
    expect(screen.getByRole('searchbox')).toHaveValue('ash clinic');
  });

  it('puts the searched term into its address', async () => {
    const gateway = provider();
    const user = showSearchPage(gateway, '/admin/organisations/search');
    expect(screen.getByText('Enter one or more words of an organisation’s name.')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'A & <b>{Enter}');
    expect(screen.getByText('/admin/organisations/search?searchTerms=A+%26+%3Cb%3E')).toBeVisible();
    expect(await screen.findByText('No organisation matches “A & <b>”.')).toBeVisible();
    expect(gateway.asked).toEqual(['term A & <b>']);
    await user.click(screen.getByRole('link', { name: 'Another term' }));
    expect(screen.getByRole('searchbox')).toHaveValue('ash');
  });
});
