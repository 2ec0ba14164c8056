/** @jest-environment ./test/support/servingEnvironment.cjs */
import 'reflect-metadata';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { turnOf } from '#test/adversarial/support/bounds';
import { FaultyWire, type Trouble } from '#test/support/builders/kernel/FaultyWire';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { shownPieces } from '#test/support/builders/kit/shownPieces';
import { withSizes } from '#test/support/builders/kit/withSizes';
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

const screens: Readonly<Record<string, Screen>> = {
  'the tree': { address: '/admin/organisations' },
  'the tree with a search': {
    address: '/admin/organisations',
    use: [type('Find an organisation by name', 'health board')],
  },
  'the search': { address: at('search?searchTerms=health+board') },
  'a new organisation': { address: at('new/details?parentId=org-2') },
  'an organisation': { address: at('org-2') },
  'the two generations of an organisation': {
    address: at('org-2'),
    use: [unfold],
  },
  'the details': { address: at('org-2/details') },
  'the settings of the app': { address: at('org-2/app-settings') },
  'the links': { address: at('org-2/gothrive-client-links') },
  'the organisations below': { address: at('org-2/children') },
  'the access codes': { address: at('org-2/access') },
  'the search of codes': {
    address: at('org-2/access'),
    use: [type('Find a code of any organisation', 'FULL')],
  },
  'a code of V1': { address: at('org-2/access?code=FULL-1') },
  'a code of V2': { address: at('org-2/access?code=FULL-2') },
  'a new code': { address: at('org-2/access?show=new') },
  'many new codes': { address: at('org-2/access?show=many') },
  'the people': { address: '/admin/users' },
  'a person': { address: '/admin/users?user=staff-grace' },
  'the review of rights': { address: '/admin/users?view=review' },
  'new analysts': { address: '/admin/promote-users-analyst' },
  'former analysts': { address: '/admin/downgrade-users-analyst' },
  therapists: { address: '/admin/promote-users', use: [press('Make them therapists')] },
  'the provider': { address: at('thrive') },
  'the settings of the provider’s app': { address: at('thrive/app-settings') },
  'the access codes of the provider': { address: at('thrive/access') },
};

const EVERY_CALL = 'every call';
/** Each call meets one of them a day, so that the whole run ends in time. */
const troubles: readonly Trouble[] = ['offline', 500, 403, 404, 'unreadable'];

/** What a page may say besides where something could not be loaded. */
const MAY_SAY = [/^(Organisation|Person)$/, /^Couldn’t /, /^Try again$/, /^[1-9]\d* rows? loaded$/];

withSizes();
const wire = new FaultyWire().install();
const sandbox = sharedSandbox(furnish);
let clock: { advance(ms: number): void };

beforeAll(() => loadTestTexts());
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
  it.each(Object.entries(screens))(
    '%s says so, says nothing else, and is whole after trying again',
    async (_, shown) => {
      // The first reading counts as a use of rights, which a later one shows.
      await open(shown);
      wire.calls.length = 0;
      await open(shown);
      const calls = [...new Set(wire.calls)];
      const whole = shownPieces(document.body);
      expect(calls).not.toEqual([]);
      expect(screen.queryAllByText(/^Couldn’t /)).toEqual([]);
      const faults: string[] = [];
      let shows = 0;
      for (const [place, call] of [...calls, EVERY_CALL].entries())
        for (const trouble of call === EVERY_CALL ? troubles.slice(0, 1) : turnOf(troubles, place)) {
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
      // All calls together, and one alone.
      expect(shows).toBeGreaterThanOrEqual(2);
      cleanup();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
