import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Sandbox } from '#sandbox/server/Sandbox';
import type { FaultyWire } from '../kernel/FaultyWire';
import { administrationWindow, openPage, untilQuiet, type AdministrationShell } from './administrationPages';

/** A screen and a user's acts there, step by step, which make it load more. Hidden controls cannot be used. */
export interface AdministrationScreen {
  readonly address: string;
  readonly use?: readonly Step[];
}

/** Returns how many controls it found. */
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

/** The administration screens that differ in what they load. */
export const administrationScreens = {
  'the tree': { address: '/admin/organisations' },
  'the tree with a search': {
    address: '/admin/organisations',
    use: [type('Search by name', 'health board')],
  },
  'the search': { address: at('search?searchTerms=health+board') },
  'a new organisation': { address: at('new/details?parentId=org-2') },
  'an organisation': { address: at('org-2') },
  'the two generations of an organisation': { address: at('org-2'), use: [unfold] },
  'the details': { address: at('org-2/details') },
  'the settings of the app': { address: at('org-2/app-settings') },
  'the links': { address: at('org-2/gothrive-client-links') },
  'the organisations below': { address: at('org-2/children') },
  'the access codes': { address: at('org-2/access') },
  'the search of codes': { address: at('org-2/access'), use: [type('Search codes in all organisations', 'FULL')] },
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
} as const satisfies Readonly<Record<string, AdministrationScreen>>;

export type ScreenName = keyof typeof administrationScreens;

/** Opens screens one after the other, each in its own window, whose shell is passed to `show`. */
export function administrationVisit(
  wire: FaultyWire,
  sandbox: () => Sandbox,
  show: (shell: AdministrationShell) => void,
) {
  let advance: (ms: number) => void = () => undefined;

  /** Returns how many steps found nothing to use. */
  async function use(steps: readonly Step[] = []): Promise<number> {
    let lacking = 0;
    for (const step of steps) {
      if (step() === 0) lacking += 1;
      act(() => advance(1_000));
      await untilQuiet(wire);
    }
    return lacking;
  }

  async function open({ address, use: steps }: AdministrationScreen): Promise<number> {
    cleanup();
    const window = administrationWindow(sandbox());
    show(window.shell);
    advance = ms => window.clock.advance(ms);
    openPage(address);
    await untilQuiet(wire);
    return use(steps);
  }

  return { open, use };
}
