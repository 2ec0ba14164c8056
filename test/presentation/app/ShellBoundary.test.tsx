import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { showShell } from '#test/support/builders/app/showShell';

/** The parts that are broken at the moment, by the name of their module. */
const broken = new Set<string>();

function breakable(name: string, exported: string): Record<string, unknown> {
  const real = jest.requireActual<Record<string, unknown>>(`@/presentation/${name}`);
  const Part = real[exported] as (props: object) => ReactElement;
  const Breakable = (props: object): ReactElement => {
    if (broken.has(exported)) throw new Error(`${exported} cannot be rendered`);
    return <Part {...props} />;
  };
  return { ...real, [exported]: Breakable };
}

jest.mock('@/presentation/app/toolbar/Toolbar', () => breakable('app/toolbar/Toolbar', 'Toolbar'));
jest.mock('@/presentation/access/SideMenu', () => breakable('access/SideMenu', 'SideMenu'));
jest.mock('@/presentation/app/tabs/TabStrip', () => breakable('app/tabs/TabStrip', 'TabStrip'));
jest.mock('@/presentation/app/ShellMessages', () => breakable('app/ShellMessages', 'ShellMessages'));
jest.mock('@/presentation/app/home/HomePage', () => breakable('app/home/HomePage', 'HomePage'));
jest.mock('@/presentation/app/tabs/CachedTabPages', () => breakable('app/tabs/CachedTabPages', 'CachedTabPages'));
jest.mock('@/presentation/app/ShellServices', () => breakable('app/ShellServices', 'ShellServices'));
jest.mock('@/presentation/session/signOut/LogOutDialog', () =>
  breakable('session/signOut/LogOutDialog', 'LogOutDialog'),
);
jest.mock('@/presentation/app/ShellLayout', () => breakable('app/ShellLayout', 'ShellLayout'));

const SORRY = 'Error: Sorry, something went wrong - please try again.';
const parts = [
  'Toolbar',
  'SideMenu',
  'TabStrip',
  'ShellMessages',
  'HomePage',
  'CachedTabPages',
  'ShellServices',
  'LogOutDialog',
];

beforeAll(() => loadTestTexts('session', 'app', 'access', 'presence', 'serverStatus', 'notifications'));
// React and the router speak of what these tests bring about.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  broken.clear();
  jest.restoreAllMocks();
});

describe('a part of the shell that cannot be rendered', () => {
  it.each(parts)('leaves the other parts on the screen and can be tried again: %s', async part => {
    broken.add(part);
    const { user } = showShell('/home');
    await screen.findByText(SORRY);
    if (part !== 'HomePage' && part !== 'CachedTabPages')
      expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    if (part !== 'SideMenu') expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  });

  it.each([...parts, 'ShellLayout'])('leaves a way to log out: %s', async part => {
    broken.add(part);
    const { user, stores } = showShell('/home');
    await screen.findByText(SORRY);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(stores.root.area).toBe('logout');
  });
});

describe('an address that cannot be read', () => {
  it.each(['/therapist/chat/%E0%A4%A', '/therapist/assigned-patients/patient-profile/%/timeline', '/%E0%A4%A'])(
    'leads to the page that does not exist: %s',
    async path => {
      showShell(path, ['chat:view-active-chats', 'therapist:list-patients']);
      expect(
        await screen.findByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
      ).toBeInTheDocument();
      expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    },
  );
});
