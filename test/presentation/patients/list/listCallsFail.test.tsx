import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PatientList } from '@/presentation/patients/list/PatientList';
import { HomePatients } from '@/presentation/app/home/HomePatients';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';

beforeAll(() => loadTestTexts('patients', 'app', 'chat'));

type Tools = ReturnType<typeof patientTools>;

const why: Readonly<Record<CallFailure['kind'], string>> = {
  unreachable: 'The server didn’t answer.',
  sessionEnded: 'Your session has ended. Sign in and try again.',
  notAllowed: 'This patient isn’t assigned to you.',
  notFound: 'This patient wasn’t found.',
  refused: 'The server refused the request.',
};
const kinds = Object.keys(why) as readonly CallFailure['kind'][];
const actKinds: readonly ActFailure['kind'][] = [
  'unreachable',
  'sessionEnded',
  'notInChat',
  'notLead',
  'notAllowed',
  'refused',
];
const crowd = Array.from({ length: 45 }, (_, place) => anAssignedPatient({ id: `p-${place}` }));

const page = (): string => document.body.textContent;

async function show(screenName: 'list' | 'home', tools: Tools) {
  const loaded = Promise.resolve(tools.stores);
  await act(async () => {
    render(
      <MemoryRouter>
        {screenName === 'list' ? (
          <PatientList stores={tools.stores} />
        ) : (
          <Suspense>
            <HomePatients load={() => loaded} onLoaded={() => undefined} />
          </Suspense>
        )}
      </MemoryRouter>,
    );
    await loaded;
  });
  return userEvent.setup();
}

describe.each(['list', 'home'] as const)('when the patients of the %s cannot be read', screenName => {
  const never = [/No patients are assigned/, /Nothing needs you today/, /0 flagged/];

  it.each(kinds)('%s on the first call: the list is not called empty', async kind => {
    const tools = patientTools();
    tools.assigned.planned.failNext('page', { kind });
    await show(screenName, tools);
    expect(
      await screen.findByText(`Couldn’t load your patients, so this page can’t show who is in your care. ${why[kind]}`),
    ).toBeInTheDocument();
    for (const calm of never) expect(page()).not.toMatch(calm);
  });

  it.each(kinds)('%s on a later call: known patients stay, and the list may be incomplete', async kind => {
    const tools = patientTools(crowd);
    tools.assigned.afterPage = () => tools.assigned.planned.failNext('page', { kind });
    await show(screenName, tools);
    expect(
      await screen.findByText(`Couldn’t load all of your patients. Some may be missing. ${why[kind]}`),
    ).toBeInTheDocument();
    if (screenName === 'list') expect(page()).toMatch(/20 of 45 patients/);
    expect(page()).not.toMatch(/(?<!of )45 patients/);
    expect(page()).not.toMatch(/No patients are assigned/);
  });

  it('the list is complete again after a retry', async () => {
    const tools = patientTools();
    tools.assigned.planned.failNext('page', { kind: 'unreachable' });
    const user = await show(screenName, tools);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page()).not.toMatch(/Couldn’t load/));
  });
});

describe('Home of a therapist with very many patients', () => {
  it('says which patients it covers, and nothing about the others', async () => {
    await show(
      'home',
      patientTools(
        Array.from({ length: 2_000 }, (_, place) => anAssignedPatient({ id: `p-${place}`, highRisk: place === 30 })),
      ),
    );
    expect(await screen.findByText(/^We checked only the first 100 of 2,000 patients, by name\./)).toBeInTheDocument();
  });
});

describe('when a change of the flag fails', () => {
  const stops: Unsubscribe[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const flag = async (tools: Tools) => {
    const user = await show('list', tools);
    await user.click(await screen.findByRole('button', { name: 'More for Ana Lima' }));
    await user.click(await screen.findByRole('button', { name: 'Flag Ana Lima as high risk' }));
    await user.type(screen.getByLabelText('Reason'), 'Spoke of plans');
    await user.click(screen.getByRole('button', { name: 'Flag as high risk' }));
    return user;
  };
  /** An ended session has changed nothing before the note was requested. */
  const isLost = (call: string, kind: string): boolean =>
    kind === 'unreachable' || (kind === 'sessionEnded' && call === 'setHighRisk');

  it.each((['writeNote', 'setHighRisk'] as const).flatMap(call => actKinds.map(kind => [call, kind] as const)))(
    '%s, %s: the flag is unchanged, and the reason is not lost',
    async (call, kind) => {
      const tools = patientTools();
      stops.push(dropFocusOfDisabled(document));
      tools.care.failNext(call, kind);
      const user = await flag(tools);
      if (isLost(call, kind)) {
        expect(await screen.findByText(/^We couldn’t confirm your change for Ana Lima\./)).toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect([...tools.care.notes.values()].join()).toContain('Spoke of plans'));
        expect(
          await screen.findByText('Ana Lima is flagged high risk. The reason is saved as a note.'),
        ).toBeInTheDocument();
        return;
      }
      expect(
        await screen.findByText('The server refused this. Neither the flag nor the note was changed.'),
      ).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Flag as high risk' })).toHaveFocus();
      expect(screen.getByLabelText('Reason')).toHaveValue('Spoke of plans');
      expect([tools.care.highRisk, tools.care.notes.size]).toEqual([false, 0]);
      expect(page()).not.toMatch(/is flagged high risk\./);
    },
  );
});

describe('when a call of a discharge fails', () => {
  const begin = async (tools: Tools) => {
    const user = await show('list', tools);
    await user.click(await screen.findByRole('button', { name: 'More for Ana Lima' }));
    await user.click(await screen.findByRole('button', { name: 'Discharge Ana Lima from care' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };
  const checks: readonly (readonly [string, (tools: Tools, failure: CallFailure) => void])[] = [
    ['High-risk flag', ({ patient }, failure) => patient.planned.failNext('details', failure)],
    ['Open risk assessments', ({ assessments }, failure) => assessments.planned.failNext('list', failure)],
    ['Upcoming appointments', ({ history }, failure) => history.planned.failNext('page', failure)],
  ];

  it.each(checks.flatMap(([item, plan]) => kinds.map(kind => [item, kind, plan] as const)))(
    '%s, %s: it counts as open, and no one is discharged',
    async (item, kind, plan) => {
      const tools = patientTools();
      plan(tools, { kind });
      const { user, dialog } = await begin(tools);
      expect(
        await dialog.findByText('Items we couldn’t check block the discharge. They don’t count as none.'),
      ).toBeInTheDocument();
      expect(dialog.getByText(item).closest('li')).toHaveTextContent('Couldn’t check');
      await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
      expect(tools.care.isDischarged).toBe(false);
    },
  );

  it.each(
    (['findNote', 'writeNote', 'discharge'] as const).flatMap(call => actKinds.map(kind => [call, kind] as const)),
  )('%s, %s: the dialog says so, and the reason is not lost', async (call, kind) => {
    const tools = patientTools([anAssignedPatient({ unreadMessageCount: 2 })]);
    tools.care.failNext(call, kind);
    const { user, dialog } = await begin(tools);
    await user.click(await dialog.findByRole('checkbox'));
    await user.type(dialog.getByLabelText('Reason'), 'Moved away');
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    const words =
      kind === 'unreachable'
        ? 'We couldn’t confirm whether the patient was discharged. Check the list of patients before trying again.'
        : 'Please contact support.';
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Moved away');
    expect(dialog.getByRole('checkbox')).toBeChecked();
    expect([tools.discharged, tools.care.isDischarged]).toEqual([[], false]);
  });
});
