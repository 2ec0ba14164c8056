import { act, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { Palette } from '@/presentation/app/navigation/Palette';
import { PaletteStore } from '@/presentation/app/navigation/PaletteStore';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { ShellStoresContext } from '@/presentation/app/useShellStores';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { workTools } from '#test/support/builders/app/workTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

beforeAll(() => loadTestTexts('app', 'access'));

const LOADING = 'Loading your chats…';
const PARTIAL = 'Couldn’t load all your chats. Some patients may be missing here.';

/** The open palette, with nothing in it but acts. */
async function show(
  verdict: 'allow' | 'deny',
  administration: () => Promise<unknown> = () => Promise.reject(new Error('not asked')),
) {
  const { chatBadges, tabs } = workTools({ vault: new FakeSessionVault() }).stores;
  const palette = new PaletteStore();
  palette.show('palette');
  const stores = {
    access: { verdict: () => verdict, sections: [] },
    chatBadges,
    administration,
    notifications: notificationTools().stores,
    palette,
    tabs,
    theme: { choice: 'system', choices: [] },
  };
  await act(async () =>
    render(
      <StoresContext.Provider value={testStores().stores}>
        <MemoryRouter>
          <ShellStoresContext.Provider value={stores as unknown as ShellStores}>
            <Palette />
          </ShellStoresContext.Provider>
        </MemoryRouter>
      </StoresContext.Provider>,
    ),
  );
  const become = (phase: 'known' | 'partial' | 'failed'): void =>
    act(() => runInAction(() => void (chatBadges.phase = phase)));
  return { become, palette };
}

describe('the palette', () => {
  it('says that patients are missing until the chats are loaded', async () => {
    const { become } = await show('allow');
    expect(screen.getByRole('option', { name: /^Log Out/ })).toBeInTheDocument();
    expect(screen.getByText(LOADING)).toBeInTheDocument();
    become('failed');
    expect(screen.getByText(PARTIAL)).toBeInTheDocument();
    become('partial');
    expect(screen.getByText(PARTIAL)).toBeInTheDocument();
    become('known');
    expect(screen.queryByText(PARTIAL)).not.toBeInTheDocument();
  });

  it('shows no chats to a user who has none', async () => {
    await show('deny');
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it('finds organisations and people, and says when some may be missing', async () => {
    const search = { found: { organisations: [], people: [], isIncomplete: true }, isPending: false };
    const harbour = { id: 'o-1', name: 'Calm Harbour', path: [{ id: 'root', name: 'Thrive' }] };
    const dana = { id: 'u-1', firstName: 'Dana', lastName: 'Calmady', emailAddress: 'dana@example.org' };
    const store = { ...search, found: { ...search.found, organisations: [harbour], people: [dana] } };
    const { palette } = await show('allow', async () => ({
      found: () => ({ ...store, type: () => undefined, stop: () => undefined }),
    }));
    await act(async () => palette.type('calm'));
    expect(await screen.findByRole('option', { name: /^Calm Harbour\s+Thrive\s*, Organisation/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^Dana Calmady dana@example.org\s*, Person/ })).toBeInTheDocument();
    expect(screen.getByText(/^Some organisations or people may be missing here/)).toBeInTheDocument();
  });

  it('says that results may be missing when the search could not be downloaded', async () => {
    const { palette } = await show('allow');
    await act(async () => palette.type('zzz'));
    expect(await screen.findByText(/^Some organisations or people may be missing here/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing matches.')).not.toBeInTheDocument();
  });

  it('stops saying that results may be missing once a retry has downloaded the search', async () => {
    const found = { organisations: [], people: [], isIncomplete: false };
    let isLost = true;
    const { palette } = await show('allow', async () => {
      if (isLost) throw new Error('Loading chunk 1 failed.');
      return { found: () => ({ found, isPending: false, type: () => undefined, stop: () => undefined }) };
    });
    await act(async () => palette.type('zzz'));
    expect(await screen.findByText(/^Some organisations or people may be missing here/)).toBeInTheDocument();
    isLost = false;
    await act(async () => palette.type(''));
    await act(async () => palette.type('zzzz'));
    expect(await screen.findByText('Nothing matches.')).toBeInTheDocument();
    expect(screen.queryByText(/^Some organisations or people may be missing here/)).not.toBeInTheDocument();
  });
});
