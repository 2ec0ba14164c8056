/** @jest-environment ./test/support/servingEnvironment.cjs */
import 'reflect-metadata';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { FaultyWire, type WireFault } from '#test/support/builders/kernel/FaultyWire';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { fieldsOf } from '#test/support/builders/kit/shownPieces';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { isLong } from '#test/support/longRun';
import {
  administrationWindow,
  openPage,
  untilQuiet,
  type AdministrationShell,
} from '#test/support/builders/organisations/administrationPages';
import { furnish, furnishOrganisation } from '#test/support/builders/organisations/furnish';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

const mockWindow: { shell?: AdministrationShell } = {};
jest.mock('@/presentation/app/useShellStores', () => ({ useShellStores: () => mockWindow.shell }));

/** The objects of one attempt, separate from all others. */
interface Place {
  readonly id: string;
  /** The codes of the first and the second generation. */
  readonly codes: readonly [string, string];
}

interface Save {
  readonly address: (place: Place) => string;
  /** Everything before the last press. */
  readonly fillIn: () => void;
  readonly button: string;
  /** True if the screen says that it is saved. */
  readonly saysSaved: () => boolean;
  /** The part of the stand-in's answers that shows it is stored. */
  readonly held: (place: Place) => Promise<boolean>;
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeIn = (setting: string, value: string): void =>
  void fireEvent.change(within(screen.getByRole('group', { name: setting })).getByRole('textbox'), {
    target: { value },
  });
const choose = (group: string, value: string): void =>
  void fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: value }));
const says = (text: string | RegExp) => () => screen.queryAllByText(text).length > 0;
const at = (page: string) => (place: Place) => `/admin/organisations/${place.id}${page}`;
const atCode = (generation: 0 | 1) => (place: Place) => at(`/access?code=${place.codes[generation]}`)(place);
const answered =
  (path: (place: Place) => string, text: string, isExpected = true) =>
  async (place: Place): Promise<boolean> =>
    (await dana('GET', path(place))).text.includes(text) === isExpected;

const unmerged = (section: string) => (place: Place) => `/organisation/${place.id}/${section}/unmerged`;
const codePath = (generation: 0 | 1) => (place: Place) =>
  `${generation === 0 ? '/access-code' : '/v2/access-codes'}/${place.codes[generation]}`;

const setting = (page: string, section: string, name: string, button: string): Save => ({
  address: at(page),
  fillIn: () => {
    typeIn(name, 'Typed here');
    type('Reason', 'Asked for.');
  },
  button,
  saysSaved: says('Saved.'),
  held: answered(unmerged(section), 'Typed here'),
});
const codeSettings = (generation: 0 | 1): Save => ({
  address: atCode(generation),
  fillIn: () => {
    type('Number of seats', '77');
    type('Reason for the change', 'More people.');
  },
  button: 'Save changes',
  saysSaved: says('Saved.'),
  held: answered(codePath(generation), '"seats":77'),
});
const codeAct = (generation: 0 | 1, button: string, isSaved: () => boolean, held: Save['held']): Save => ({
  address: atCode(generation),
  fillIn: () => {
    press(`${button}…`);
    type('Reason', 'It is over.');
  },
  button,
  saysSaved: isSaved,
  held,
});
const isLeft = (): boolean => screen.queryByRole('heading', { name: /^Access code / }) === null;

const saves: Readonly<Record<string, Save>> = {
  'the details': setting('/details', 'details', 'Contact name', 'Save details'),
  'the subscription': setting('/details', 'subscription', 'Plan', 'Save subscription'),
  'the research settings': setting('/details', 'research-settings', 'Statement for patients', 'Save research settings'),
  'the settings of the app': setting('/app-settings', 'app-settings', 'Welcome text', 'Save app settings'),
  'the links': {
    address: at('/gothrive-client-links'),
    fillIn: () => {
      type('Title', 'Typed here');
      type('Reason', 'Asked for.');
    },
    button: 'Save the links',
    saysSaved: says('Saved.'),
    held: answered(({ id }) => `/organisation/v2/${id}/client-links`, 'Typed here'),
  },
  'a new organisation': {
    address: ({ id }) => `/admin/organisations/new/details?parentId=${id}`,
    fillIn: () => {
      type('Name', 'Typed here');
      choose('Seats', 'No limit');
      type('Reason', 'Asked for.');
    },
    button: 'Create organisation',
    saysSaved: () => screen.queryByRole('heading', { name: 'New organisation' }) === null,
    held: answered(({ id }) => `/organisation/list?parentOrganisation=${id}`, 'Typed here'),
  },
  'a disabled organisation': {
    address: at(''),
    fillIn: () => {
      press('Disable organisation…');
      type('Reason', 'It is over.');
    },
    button: 'Disable organisation',
    saysSaved: says(/^New people can’t join .* now\.$/),
    held: answered(({ id }) => `/organisation/v2/${id}/merged`, '"enabled":false'),
  },
  'a patient who is moved': {
    address: at(''),
    fillIn: () => {
      press('Move a patient here…');
      type('Patient’s email address or ID', 'p-15');
      type('Reason', 'Moved house.');
      press('Find patient');
    },
    button: 'Move patient here',
    saysSaved: says(/\(.*@.*\) belongs to .* now\.$/),
    held: answered(({ id }) => `/organisation/v2/${id}/merged`, 'The patient p-15 was moved here'),
  },
  'a new code': {
    address: at('/access?show=new'),
    fillIn: () => {
      press('Generate code');
      choose('Seats', 'Limited');
      type('Number of seats', '77');
      choose('Expiry', 'Doesn’t expire');
      type('Reason', 'A campaign.');
    },
    button: 'Create code',
    saysSaved: says(/^Code .* was created\.$/),
    held: answered(({ id }) => `/v2/access-codes?organisationID=${id}`, '"seats":77'),
  },
  'the seats of a code of V1': codeSettings(0),
  'the seats of a code of V2': codeSettings(1),
  'a disabled code of V1': codeAct(
    0,
    'Disable code',
    says('The code is disabled.'),
    answered(codePath(0), '"enabled":false'),
  ),
  'a disabled code of V2': codeAct(
    1,
    'Disable code',
    says('The code is disabled.'),
    answered(codePath(1), '"enabled":false'),
  ),
  'a deleted code of V1': codeAct(0, 'Delete code', isLeft, answered(codePath(0), 'CodeUnknown')),
  'a deleted code of V2': codeAct(1, 'Delete code', isLeft, answered(codePath(1), 'CodeUnknown')),
};

interface SaveFault {
  readonly save: WireFault;
  readonly reads?: WireFault;
}

/** The fate of the call that saves and of the reads after it. */
const saveFaults: Readonly<Record<string, SaveFault>> = {
  'is carried out, and its answer is lost': { save: 'lostAnswer' },
  'is lost': { save: 'offline' },
  'is carried out, and its answer is lost with what follows': { save: 'lostAnswer', reads: 'offline' },
  'fails with 500': { save: 500 },
  'is carried out, its answer is lost, and what follows fails': { save: 'lostAnswer', reads: 500 },
  'is refused with 403': { save: 403 },
  'is lost with what follows': { save: 'offline', reads: 'offline' },
  'is refused with 404': { save: 404 },
  'is answered with a page': { save: 'unreadable' },
  'is answered with a page, as is what follows': { save: 'unreadable', reads: 'unreadable' },
};

/** Each save with one failure, each failure with a save: 15 of 150. `npm run test:long` also tries the other 135. */
const saveFaultsOf = (place: number): readonly (readonly [string, SaveFault])[] =>
  Object.entries(saveFaults).filter((_, at, { length }) => isLong || at === place % length);

withSizes();
const wire = new FaultyWire().install();
const sandbox = sharedSandbox(furnish);
let dana: Call;
let made = 0;

/** A fading dialog would change state after its test. */
jest.requireActual<{ readonly config: { disabled: boolean } }>('react-transition-group').config.disabled = true;

beforeAll(async () => {
  await loadTestTexts();
  dana = callsOf(sandbox.now(), 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
});
beforeEach(() => wire.heal());

async function fillIn({ address, fillIn: actions }: Save): Promise<Place> {
  cleanup();
  made += 1;
  const place: Place = { id: `place-${made}`, codes: [`PLACE-${made}-V1`, `PLACE-${made}-V2`] };
  await dana('POST', '/organisation', { body: { id: place.id, parent: 'org-2', name: `Place ${made}` } });
  await furnishOrganisation(sandbox.now(), place.id, place.codes);
  mockWindow.shell = administrationWindow(sandbox.now()).shell;
  openPage(address(place));
  await untilQuiet(wire);
  actions();
  await untilQuiet(wire);
  return place;
}

async function submit({ button }: Save): Promise<void> {
  press(button);
  await untilQuiet(wire);
}

const isWrite = (call: string): boolean => !call.startsWith('GET ');

describe('administration screens whose save fails', () => {
  it.each(Object.entries(saves).map(([name, save], place) => [name, save, place] as const))(
    'report success only when it is saved, and keep all entries: %s',
    async (_, save, place) => {
      const whole = await fillIn(save);
      wire.calls.length = 0;
      await submit(save);
      expect([save.saysSaved(), await save.held(whole)]).toEqual([true, true]);
      expect(wire.calls.filter(isWrite)).toHaveLength(1);
      const faults: string[] = [];
      for (const [name, saveFault] of saveFaultsOf(place)) {
        wire.heal();
        const filled = await fillIn(save);
        expect([save.saysSaved(), await save.held(filled)]).toEqual([false, false]);
        const entered = fieldsOf(document.body);
        let isSent = false;
        wire.fail(call => {
          isSent ||= isWrite(call);
          return isWrite(call) ? saveFault.save : isSent ? saveFault.reads : undefined;
        });
        await submit(save);
        expect(isSent).toBe(true);
        const note = (fault: string): number => faults.push(`${name}: ${fault}`);
        const isSaid = save.saysSaved();
        wire.heal();
        if (isSaid && saveFault.reads !== undefined) note('says saved, which nobody could know');
        if (isSaid && !(await save.held(filled))) note('says saved, which it is not');
        if (isSaid) continue;
        const fields = fieldsOf(document.body);
        const lost = entered.filter(field => !fields.includes(field));
        if (lost.length > 0) note(`lost ${lost.join(' | ')}`);
        const words = [...document.querySelectorAll('.notice, [role="alert"]')].map(({ textContent }) => textContent);
        if (words.join('').trim() === '') note('says nothing');
        if (screen.queryAllByRole('heading').length === 0) note('has no heading');
      }
      cleanup();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
