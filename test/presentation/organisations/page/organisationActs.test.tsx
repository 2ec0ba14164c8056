import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { NewOrganisationPage } from '@/presentation/organisations/NewOrganisationPage';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import type { AdministrationStores } from '@/presentation/app/AdministrationStores';
import { EnablingPanel } from '@/presentation/organisations/page/EnablingPanel';
import { MoveToOrganisationPanel } from '@/presentation/organisations/page/MoveToOrganisationPanel';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { organisationActs } from '#test/support/builders/organisations/organisationActs';

beforeAll(() => loadTestTexts('organisations', 'organisationPage', 'organisationSettings', 'forms'));

const panels = {
  'enabling an organisation': {
    field: 'Reason',
    open: 'Disable organisation…',
    save: 'Disable organisation',
    isDone: ({ settings }: Tools) => !settings.organisationNow('north').enabled,
    lose: ({ gateway, settings }: Tools) => {
      gateway.planned.failNext('setEnabled', { kind: 'unreachable' });
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    show: ({ settings, page }: Tools) => (
      <EnablingPanel
        organisation={settings.organisationNow('north')}
        subscription={undefined}
        createStore={page().enabling}
      />
    ),
  },
  'moving a patient': {
    field: 'Reason',
    open: 'Move a patient here…',
    save: 'Move patient here',
    isDone: ({ gateway }: Tools) => gateway.members.get('p-05') === 'north',
    lose: ({ gateway }: Tools) => gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }),
    show: ({ settings, page }: Tools) => (
      <MoveToOrganisationPanel
        organisation={settings.organisationNow('north')}
        createStore={page().moveToOrganisation}
      />
    ),
  },
  'a new organisation': {
    field: 'Name',
    open: undefined,
    save: 'Create organisation',
    isDone: ({ gateway }: Tools) => gateway.namesBelow('north').includes('New one'),
    lose: ({ gateway, settings }: Tools) => {
      gateway.planned.failNext('create', { kind: 'unreachable' });
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    show: ({ page, gateway, clock }: Tools) => {
      const { newOrganisation } = page();
      const stores: Pick<AdministrationStores, 'newOrganisation' | 'search'> = {
        newOrganisation: (_parent, onCreated) => newOrganisation(onCreated),
        search: () => new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock }),
      };
      return <NewOrganisationPage stores={stores} />;
    },
  },
};

const patientField = 'Patient’s email address or ID';

type Tools = ReturnType<typeof organisationActs>;
type Shown = (typeof panels)[keyof typeof panels];

/** One window with the form open. */
async function opened(shown: Shown, tools: Tools) {
  const view = render(
    <MemoryRouter initialEntries={['/admin/organisations/new/details?parentId=north']}>
      {shown.show(tools)}
    </MemoryRouter>,
  );
  const window = within(view.container);
  const user = userEvent.setup();
  if (shown.open !== undefined) await user.click(await window.findByRole('button', { name: shown.open }));
  await window.findByLabelText(shown.field);
  return { ...view, window, user };
}

async function filled({ window, user }: Awaited<ReturnType<typeof opened>>): Promise<void> {
  const patient = window.queryByLabelText(patientField);
  if (patient) {
    await user.type(patient, 'p-05');
    await user.click(window.getByRole('button', { name: 'Find patient' }));
    await window.findByText('Ana Novak (ana@patients.example)');
  }
  const noLimit = window.queryByRole('radio', { name: 'No limit' });
  if (noLimit) await user.click(noLimit);
  await user.type(window.getByLabelText('Reason'), 'Because');
}

describe('a new organisation', () => {
  it('is forgotten when its form is cancelled', async () => {
    const tools = organisationActs();
    const shown = panels['a new organisation'];
    const { user, window, unmount } = await opened(shown, tools);
    await user.type(window.getByLabelText('Name'), 'New one');
    await user.click(window.getByRole('button', { name: 'Cancel' }));
    expect(window.queryByLabelText('Name')).toBeNull();
    unmount();
    expect((await opened(shown, tools)).window.getByLabelText('Name')).toHaveValue('');
    expect(tools.gateway.planned.calls).toEqual([]);
  });
});

describe.each(Object.entries(panels))('the form of %s', (_name, shown) => {
  it('asks for a reason', async () => {
    const tools = organisationActs();
    const { user, window } = await opened(shown, tools);
    await user.click(window.getByRole('button', { name: shown.save }));
    expect(window.getByLabelText('Reason')).toHaveAccessibleDescription(expect.stringContaining('Enter a reason.'));
    expect(tools.gateway.planned.calls).toEqual([]);
  });

  it('offers what another window entered', async () => {
    const tools = organisationActs();
    const [one, two] = [await opened(shown, tools), await opened(shown, tools)];
    await one.user.type(one.window.getByLabelText(shown.field), 'From one window');
    tools.clock.advance(300);
    await two.user.type(two.window.getByLabelText(shown.field), 'From two');
    tools.clock.advance(300);
    expect(await two.window.findByText(/Unsaved text from another window:/)).toHaveTextContent('From one window');
    await two.user.click(two.window.getByRole('button', { name: 'Use this text' }));
    expect(await two.window.findByDisplayValue('From one window')).toBeInTheDocument();
  });

  it('says when the device cannot keep drafts', async () => {
    const tools = organisationActs();
    tools.vault.isBroken = true;
    const { user, window } = await opened(shown, tools);
    await user.type(window.getByLabelText(shown.field), 'x');
    tools.clock.advance(300);
    expect(await window.findByText(/^Drafts can’t be saved in this browser\./)).toBeInTheDocument();
  });

  it('does not call a restored draft unsaved when its save is unconfirmed', async () => {
    const tools = organisationActs();
    const before = await opened(shown, tools);
    if (shown.field === 'Name') await before.user.type(before.window.getByLabelText('Name'), 'New one');
    await filled(before);
    tools.clock.advance(300);
    await waitFor(() => expect(tools.vault.kept.size).toBe(1));
    before.unmount();
    await Promise.resolve();
    const again = await opened({ ...shown, open: undefined }, tools);
    expect(await again.window.findByText(/^We restored what you entered earlier\./)).toBeInTheDocument();
    shown.lose(tools);
    await again.user.click(again.window.getByRole('button', { name: shown.save }));
    expect(await again.window.findByText(/^The server didn’t answer\. We don’t know whether/)).toBeInTheDocument();
    again.unmount();
    const later = await opened({ ...shown, open: undefined }, tools);
    expect(await later.window.findByText(/^The server didn’t answer\. We don’t know whether/)).toBeInTheDocument();
    expect(screen.queryByText(/isn’t saved yet/)).toBeNull();
    await later.user.click(later.window.getByRole('button', { name: 'Check and try again' }));
    await waitFor(() => expect(shown.isDone(tools)).toBe(true));
  });
});

describe('moving a patient', () => {
  const moving = panels['moving a patient'];

  async function found(address: string, tools = organisationActs()) {
    const { user, window } = await opened(moving, tools);
    await user.type(window.getByLabelText(patientField), address);
    await user.type(window.getByLabelText('Reason'), 'Moved house{Tab}');
    return { ...tools, user, window };
  }

  it('names the patient and their organisation, found by address, before anything is sent', async () => {
    const { gateway, user, window } = await found('Ana Novak <Ana@patients.example>');
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(await window.findByText('Ana Novak (ana@patients.example)')).toBeVisible();
    expect(window.getByText('Belongs to Provider now.')).toBeVisible();
    expect(gateway.planned.calls).toEqual([]);
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(await window.findByText('Ana Novak (ana@patients.example) belongs to North Board now.')).toBeVisible();
    expect(gateway.members.get('p-05')).toBe('north');
  });

  it('undoes the move with a reason of its own', async () => {
    const { gateway, settings, user, window } = await found('p-05');
    await user.click(window.getByRole('button', { name: 'Find patient' }));
    await window.findByText('Belongs to Provider now.');
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    await user.click(await window.findByRole('button', { name: 'Move back to Provider' }));
    expect(await window.findByText('Ana Novak (ana@patients.example) belongs to Provider again.')).toBeVisible();
    expect(gateway.members.get('p-05')).toBe('root');
    expect(settings.organisationNow('root').changes[0]?.reason).toBe('Undone: the patient was moved by mistake.');
    expect(window.queryByRole('button', { name: /^Move back/ })).toBeNull();
  });

  it('moves no patient whom a colleague has moved since, neither there nor back', async () => {
    const { gateway, users, user, window } = await found('p-05');
    await user.click(window.getByRole('button', { name: 'Find patient' }));
    await window.findByText('Belongs to Provider now.');
    users.moved('p-05', { id: 'south', name: 'South Board' });
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(await window.findByText(/^A colleague has moved this patient meanwhile\./)).toBeVisible();
    expect(window.getByText('Belongs to South Board now.')).toBeVisible();
    expect(gateway.members.size).toBe(0);
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    await window.findByRole('button', { name: 'Move back to South Board' });
    users.moved('p-05', { id: 'east', name: 'East Board' });
    await user.click(window.getByRole('button', { name: 'Move back to South Board' }));
    expect(await window.findByText(/^Couldn’t move the patient back\. A colleague/)).toBeVisible();
    expect(gateway.members.get('p-05')).toBe('north');
  });

  it('does not retry when a colleague has moved the patient since the answer was lost', async () => {
    const { gateway, users, user, window } = await found('p-05');
    gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }, { butDone: true });
    await user.click(window.getByRole('button', { name: 'Find patient' }));
    await window.findByText('Belongs to Provider now.');
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    await window.findByText(/^The server didn’t answer\. We don’t know whether/);
    users.moved('p-05', { id: 'south', name: 'South Board' });
    await user.click(window.getByRole('button', { name: 'Check and try again' }));
    expect(await window.findByText(/^A colleague has moved this patient meanwhile\./)).toBeVisible();
    expect(gateway.planned.countOf('moveToOrganisation')).toBe(1);
  });

  it('offers no undo when an attempt before a reload has moved the patient', async () => {
    const tools = organisationActs();
    tools.gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }, { butDone: true });
    const before = await opened(moving, tools);
    await filled(before);
    await before.user.click(before.window.getByRole('button', { name: 'Move patient here' }));
    await before.window.findByText(/^The server didn’t answer\./);
    before.unmount();
    const { user, window } = await opened({ ...moving, open: undefined }, tools);
    await window.findByText('Belongs to North Board now.');
    await user.click(window.getByRole('button', { name: 'Check and try again' }));
    expect(await window.findByText('Ana Novak (ana@patients.example) belongs to North Board now.')).toBeVisible();
    expect(window.queryByRole('button', { name: /^Move back/ })).toBeNull();
  });

  it.each([
    ['nobody@patients.example', /^No account has this email address or ID\./],
    ['p-99', /^No account has this email address or ID\./],
    ['grace@staff.example', /^This account isn’t a patient’s\./],
    ['old@patients.example', /^The server doesn’t say which patient has this account/],
  ])('does not move %s, and says why', async (address, why) => {
    const tools = organisationActs();
    tools.users.add('grace').add('old', {}, { user: { kind: 'patient', emailAddress: 'old@patients.example' } });
    const { gateway, user, window } = await found(address, tools);
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(await window.findByText(why)).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(gateway.planned.calls).toEqual([]);
  });

  it('says that a patient belongs here already, and sends nothing', async () => {
    const tools = organisationActs();
    tools.users.moved('p-05', { id: 'north', name: 'North Board' });
    const { gateway, user, window } = await found('p-05', tools);
    await user.click(window.getByRole('button', { name: 'Find patient' }));
    expect(await window.findByText(/^This patient belongs to North Board already\./)).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Move patient here' }));
    expect(gateway.planned.calls).toEqual([]);
  });
});
