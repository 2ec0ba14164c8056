/** @jest-environment ./test/support/servingEnvironment.cjs */
import 'reflect-metadata';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FaultyWire, type WireFault } from '#test/support/builders/kernel/FaultyWire';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { shownPieces } from '#test/support/builders/kit/shownPieces';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { isLong } from '#test/support/longRun';
import {
  administrationWindow,
  openPage,
  untilQuiet,
  type AdministrationShell,
} from '#test/support/builders/organisations/administrationPages';
import {
  administrationScreens,
  administrationVisit,
  type AdministrationScreen,
  type ScreenName,
} from '#test/support/builders/organisations/administrationScreens';
import { furnish } from '#test/support/builders/organisations/furnish';

const mockWindow: { shell?: AdministrationShell } = {};
jest.mock('@/presentation/app/useShellStores', () => ({ useShellStores: () => mockWindow.shell }));

const EVERY_CALL = 'every call';
const HERE = 'GET /organisation/v2/org-2/merged';

type Try = readonly [call: string, wireFault: WireFault];

/** The failing call of a screen, and the failure: 22 of 465 combinations; `npm run test:long` tries the others. */
const triesOfRun: Partial<Readonly<Record<ScreenName, readonly Try[]>>> = {
  'the tree': [['GET /organisation/list?pageSize=100', 'offline']],
  'the tree with a search': [['GET /organisation/action/search', 500]],
  'the search': [['GET /organisation/action/search', 'unreadable']],
  'a new organisation': [[HERE, 404]],
  'an organisation': [
    [HERE, 403],
    [EVERY_CALL, 'offline'],
  ],
  'the two generations of an organisation': [['GET /organisation/org-2/merged', 500]],
  'the details': [
    ['GET /organisation/org-2/details/unmerged', 'unreadable'],
    ['GET /organisation/org-2/subscription/unmerged', 403],
  ],
  'the settings of the app': [['GET /organisation/org-2/app-settings/unmerged', 'offline']],
  'the links': [['GET /organisation/v2/org-2/client-links', 500]],
  'the organisations below': [['GET /organisation/list', 403]],
  'the access codes': [
    ['GET /access-code/list', 'offline'],
    ['GET /v2/access-codes', 'unreadable'],
  ],
  'the search of codes': [['POST /access-code/action/search', 404]],
  'a code of V1': [['GET /access-code/FULL-1', 500]],
  'a code of V2': [['GET /v2/access-codes/FULL-2', 403]],
  'the people': [['GET /iams/manage/users', 'unreadable']],
  'a person': [['GET /iams/manage/users/staff-grace/groups', 'offline']],
  'new analysts': [['GET /iams/manage/users', 403]],
  'the provider': [['GET /organisation/list', 'unreadable']],
  'the access codes of the provider': [[EVERY_CALL, 500]],
};

const names = Object.keys(administrationScreens) as ScreenName[];
const wireFaults: readonly WireFault[] = ['offline', 500, 403, 404, 'unreadable'];

/** The combinations to try with the calls of a screen. */
function triesOf(name: ScreenName, calls: readonly string[]): readonly Try[] {
  if (isLong) return [...calls, EVERY_CALL].flatMap(call => wireFaults.map(wireFault => [call, wireFault] as const));
  return (triesOfRun[name] ?? []).map(([beginning, wireFault]) => {
    const call = [...calls, EVERY_CALL].find(one => one.startsWith(beginning));
    if (call === undefined) throw new Error(`The screen makes no call ${beginning}.`);
    return [call, wireFault];
  });
}

/** The content that a page may show besides the parts that could not be loaded. */
const MAY_SAY = [/^(Organisation|Person)$/, /^Couldn’t /, /^Try again$/, /^Showing [1-9]\d*( codes?)?$/];

withSizes();
const wire = new FaultyWire().install();
const sandbox = sharedSandbox(furnish);
const { open, use } = administrationVisit(
  wire,
  () => sandbox.now(),
  shell => (mockWindow.shell = shell),
);

beforeAll(async () => {
  await loadTestTexts();
  // The first read counts as a use of permissions, which a later one shows.
  await open({ address: '/admin/users' });
});
beforeEach(() => wire.heal());

async function tryAgain(): Promise<void> {
  for (const offer of screen.queryAllByText('Try again')) fireEvent.click(offer);
  await untilQuiet(wire);
}

describe('administration screens whose calls fail', () => {
  it.each(names.filter(name => isLong || triesOfRun[name] !== undefined))(
    'report it and nothing else, and are complete again after a retry: %s',
    async name => {
      const shown: AdministrationScreen = administrationScreens[name];
      wire.calls.length = 0;
      await open(shown);
      const calls = [...new Set(wire.calls)];
      const whole = shownPieces(document.body);
      expect(calls).not.toEqual([]);
      expect(screen.queryAllByText(/^Couldn’t /)).toEqual([]);
      const faults: string[] = [];
      let shows = 0;
      for (const [call, wireFault] of triesOf(name, calls)) {
        wire.fail(one => (one === call || call === EVERY_CALL ? wireFault : undefined));
        await open(shown);
        const says = [...shownPieces(document.body)];
        // Nothing on the screen depends on this call.
        if (says.length === whole.size && says.every(piece => whole.has(piece))) continue;
        shows += 1;
        const others = says.filter(piece => !whole.has(piece) && !MAY_SAY.some(words => words.test(piece)));
        const note = (fault: string): number => faults.push(`${call} ${String(wireFault)}: ${fault}`);
        if (others.length > 0) note(`says ${others.join(' | ')}`);
        if (screen.queryAllByRole('heading').length === 0) note('has no heading');
        if (screen.queryAllByText(/^Couldn’t /).length === 0) note('does not say what failed');
        if (wireFault === 'unreadable' && screen.queryAllByText(/didn’t answer/).length > 0) note('an answer came');
        if (screen.queryAllByText('Try again').length === 0) note('does not offer to try again');
        wire.heal();
        await tryAgain();
        await use(shown.use);
        const after = shownPieces(document.body);
        const missing = [...whole].filter(piece => !after.has(piece));
        if (missing.length > 0) note(`after trying again it lacks ${missing.join(' | ')}`);
      }
      // All calls together, and one alone; every combination of the normal run must show on the screen.
      expect(shows).toBeGreaterThanOrEqual(isLong ? 2 : (triesOfRun[name] ?? []).length);
      cleanup();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

it('shows when a code ends by the server’s clock, whatever the device’s clock shows', async () => {
  mockWindow.shell = administrationWindow(sandbox.now(), 3 * 86_400_000).shell;
  openPage(administrationScreens['the access codes'].address);
  await untilQuiet(wire);
  expect(screen.getByRole('row', { name: /FULL-2/ })).toHaveTextContent(/Ends in [567] days/);
  cleanup();
});
