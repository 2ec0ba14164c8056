/** @jest-environment ./test/support/servingEnvironment.cjs */
import 'reflect-metadata';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FaultyWire, type Trouble } from '#test/support/builders/kernel/FaultyWire';
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
import { furnish } from '#test/support/builders/organisations/furnish';

const mockWindow: { shell?: AdministrationShell } = {};
jest.mock('@/presentation/app/useShellStores', () => ({ useShellStores: () => mockWindow.shell }));

/** A screen, and what a person does there, step by step, that makes it read more. What is not shown cannot be used. */
interface Screen {
  readonly address: string;
  readonly use?: readonly Step[];
  /** What the run tries: how a call begins, and what it meets. Without any, the screen is left to the long run. */
  readonly tries: readonly (readonly [call: string, trouble: Trouble])[];
}
/** Answers how many controls it found. */
type Step = () => number;

const type =
  (label: string, value: string): Step =>
  () =>
    screen.queryAllByLabelText(label).map(field => fireEvent.change(field, { target: { value } })).length;
const press =
  (label: string): Step =>
  () =>
    screen.queryAllByLabelText(label).map(control => fireEvent.click(control)).length;
const unfold: Step = () =>
  [...document.querySelectorAll('details')].map(details => {
    details.open = true;
    return fireEvent(details, new Event('toggle'));
  }).length;
const at = (path: string): string => `/admin/organisations/${path}`;

const EVERY_CALL = 'every call';
const HERE = 'GET /organisation/v2/org-2/merged';

/** Screens that differ in what they read: 22 of 465 combinations. `npm run test:long` tries the other 443, too. */
const screens: Readonly<Record<string, Screen>> = {
  'the tree': { address: '/admin/organisations', tries: [['GET /organisation/list?pageSize=100', 'offline']] },
  'the tree with a search': {
    address: '/admin/organisations',
    use: [type('Find an organisation by name', 'health board')],
    tries: [['GET /organisation/action/search', 500]],
  },
  'the search': {
    address: at('search?searchTerms=health+board'),
    tries: [['GET /organisation/action/search', 'unreadable']],
  },
  'a new organisation': { address: at('new/details?parentId=org-2'), tries: [[HERE, 404]] },
  'an organisation': {
    address: at('org-2'),
    tries: [
      [HERE, 403],
      [EVERY_CALL, 'offline'],
    ],
  },
  'the two generations of an organisation': {
    address: at('org-2'),
    use: [unfold],
    tries: [['GET /organisation/org-2/merged', 500]],
  },
  'the details': {
    address: at('org-2/details'),
    tries: [
      ['GET /organisation/org-2/details/unmerged', 'unreadable'],
      ['GET /organisation/org-2/subscription/unmerged', 403],
    ],
  },
  'the settings of the app': {
    address: at('org-2/app-settings'),
    tries: [['GET /organisation/org-2/app-settings/unmerged', 'offline']],
  },
  'the links': {
    address: at('org-2/gothrive-client-links'),
    tries: [['GET /organisation/v2/org-2/client-links', 500]],
  },
  'the organisations below': {
    address: at('org-2/children'),
    tries: [['GET /organisation/list', 403]],
  },
  'the access codes': {
    address: at('org-2/access'),
    tries: [
      ['GET /access-code/list', 'offline'],
      ['GET /v2/access-codes', 'unreadable'],
    ],
  },
  'the search of codes': {
    address: at('org-2/access'),
    use: [type('Find a code of any organisation', 'FULL')],
    tries: [['POST /access-code/action/search', 404]],
  },
  'a code of V1': { address: at('org-2/access?code=FULL-1'), tries: [['GET /access-code/FULL-1', 500]] },
  'a code of V2': { address: at('org-2/access?code=FULL-2'), tries: [['GET /v2/access-codes/FULL-2', 403]] },
  'a new code': { address: at('org-2/access?show=new'), tries: [] },
  'many new codes': { address: at('org-2/access?show=many'), tries: [] },
  'the people': { address: '/admin/users', tries: [['GET /iams/manage/users', 'unreadable']] },
  'a person': {
    address: '/admin/users?user=staff-grace',
    tries: [['GET /iams/manage/users/staff-grace/groups', 'offline']],
  },
  'the review of rights': { address: '/admin/users?view=review', tries: [] },
  'new analysts': { address: '/admin/promote-users-analyst', tries: [['GET /iams/manage/users', 403]] },
  'former analysts': { address: '/admin/downgrade-users-analyst', tries: [] },
  therapists: { address: '/admin/promote-users', use: [press('Make them therapists')], tries: [] },
  'the provider': { address: at('thrive'), tries: [['GET /organisation/list', 'unreadable']] },
  'the settings of the provider’s app': { address: at('thrive/app-settings'), tries: [] },
  'the access codes of the provider': {
    address: at('thrive/access'),
    tries: [[EVERY_CALL, 500]],
  },
};

const troubles: readonly Trouble[] = ['offline', 500, 403, 404, 'unreadable'];

/** The combinations that are tried of the calls that a screen makes. */
function triesOf({ tries }: Screen, calls: readonly string[]): readonly (readonly [string, Trouble])[] {
  if (isLong) return [...calls, EVERY_CALL].flatMap(call => troubles.map(trouble => [call, trouble] as const));
  return tries.map(([beginning, trouble]) => {
    const call = [...calls, EVERY_CALL].find(one => one.startsWith(beginning));
    if (call === undefined) throw new Error(`The screen makes no call ${beginning}.`);
    return [call, trouble];
  });
}

/** What a page may say besides where something could not be loaded. */
const MAY_SAY = [/^(Organisation|Person)$/, /^Couldn’t /, /^Try again$/, /^[1-9]\d* rows? loaded$/];

withSizes();
const wire = new FaultyWire().install();
const sandbox = sharedSandbox(furnish);
let clock: { advance(ms: number): void };

beforeAll(async () => {
  await loadTestTexts();
  // The first reading counts as a use of rights, which a later one shows.
  await open({ address: '/admin/users', tries: [] });
});
beforeEach(() => wire.heal());

/** Answers how often a step found nothing to use. */
async function use(steps: Screen['use'] = []): Promise<number> {
  let lacking = 0;
  for (const step of steps) {
    if (step() === 0) lacking += 1;
    act(() => clock.advance(1_000));
    await untilQuiet(wire);
  }
  return lacking;
}

async function open({ address, use: steps }: Screen): Promise<number> {
  cleanup();
  const window = administrationWindow(sandbox.now());
  mockWindow.shell = window.shell;
  ({ clock } = window);
  openPage(address);
  await untilQuiet(wire);
  return use(steps);
}

async function tryAgain(): Promise<void> {
  for (const offer of screen.queryAllByText('Try again')) fireEvent.click(offer);
  await untilQuiet(wire);
}

describe('a screen of administration whose calls fail', () => {
  it.each(Object.entries(screens).filter(([, { tries }]) => isLong || tries.length > 0))(
    '%s says so, says nothing else, and is whole after trying again',
    async (_, shown) => {
      wire.calls.length = 0;
      await open(shown);
      const calls = [...new Set(wire.calls)];
      const whole = shownPieces(document.body);
      expect(calls).not.toEqual([]);
      expect(screen.queryAllByText(/^Couldn’t /)).toEqual([]);
      const faults: string[] = [];
      let shows = 0;
      for (const [call, trouble] of triesOf(shown, calls)) {
        wire.fail(one => (one === call || call === EVERY_CALL ? trouble : undefined));
        await open(shown);
        const says = [...shownPieces(document.body)];
        // Nothing on the screen depends on this call.
        if (says.length === whole.size && says.every(piece => whole.has(piece))) continue;
        shows += 1;
        const others = says.filter(piece => !whole.has(piece) && !MAY_SAY.some(words => words.test(piece)));
        const note = (fault: string): number => faults.push(`${call} ${trouble}: ${fault}`);
        if (others.length > 0) note(`says ${others.join(' | ')}`);
        if (screen.queryAllByRole('heading').length === 0) note('has no heading');
        if (screen.queryAllByText(/^Couldn’t /).length === 0) note('does not say what failed');
        if (trouble === 'unreadable' && screen.queryAllByText(/didn’t answer/).length > 0) note('an answer came');
        if (screen.queryAllByText('Try again').length === 0) note('does not offer to try again');
        wire.heal();
        await tryAgain();
        await use(shown.use);
        const after = shownPieces(document.body);
        const missing = [...whole].filter(piece => !after.has(piece));
        if (missing.length > 0) note(`after trying again it lacks ${missing.join(' | ')}`);
      }
      // All calls together, and one alone; what the run tries is to be seen.
      expect(shows).toBeGreaterThanOrEqual(isLong ? 2 : shown.tries.length);
      cleanup();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

it('shows by the clock of the server when a code ends, whatever the clock of the device says', async () => {
  mockWindow.shell = administrationWindow(sandbox.now(), 3 * 86_400_000).shell;
  openPage(at('org-2/access'));
  await untilQuiet(wire);
  expect(screen.getByRole('row', { name: /FULL-2/ })).toHaveTextContent(/Ends in [56] days/);
  cleanup();
});
