import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Organisation } from '@/domain/organisations/Organisation';
import { AccessCodesPage } from '@/presentation/accessCodes/AccessCodesPage';
import { SEARCH_PAUSE_MS } from '@/presentation/accessCodes/AccessCodesStore';
import { codeTools } from '#test/support/builders/accessCodes/codeTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

withSizes();
beforeAll(() =>
  loadTestTexts('accessCodes', 'accessCodesBulk', 'bulk', 'tables', 'forms', 'organisations', 'organisationPage'),
);

const north = new FakeOrganisationSettingsGateway()
  .add('root', 'Provider')
  .add('north', 'North Board', 'root')
  .organisationNow('north');
const HOME = '/admin/organisations/north/access';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

interface Shown {
  readonly address?: string;
  readonly mayEdit?: boolean;
  readonly organisation?: Organisation;
  readonly subscription?: 'active' | 'ended';
}

async function show(
  tools: ReturnType<typeof codeTools>,
  { address = HOME, mayEdit = true, organisation = north, subscription = 'active' }: Shown = {},
) {
  const stores = { accessCodes: tools.page().stores };
  const page = (
    <AccessCodesPage
      organisation={organisation}
      store={{ subscription: { state: subscription, until: null } }}
      stores={stores}
      mayEdit={mayEdit}
    />
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path={HOME}
          element={
            <>
              {page}
              <Address />
            </>
          }
        />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  await act(async () => undefined);
  return userEvent.setup();
}

function twoCodes() {
  const tools = codeTools();
  tools.gateway.add('OLD-1', { generation: 'v1', used: 2 }).add('NEW-1', { seats: 2, used: 2 });
  return tools;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} `) });

describe('the page of access codes', () => {
  it('shows the generation and state of each code', async () => {
    await show(twoCodes());
    expect(row('OLD-1')).toHaveTextContent(/OLD-1V1.*Enabled.*No limit2.*Not used yet.*Doesn’t expire/);
    expect(row('NEW-1')).toHaveTextContent(/NEW-1V2.*Full.*2 of 2/);
  });

  it('says that there are no codes only when both generations say so', async () => {
    const tools = codeTools();
    await show(tools);
    expect(screen.getByText('No access codes')).toBeVisible();
  });

  it('does not say that there are no codes when one generation could not be loaded', async () => {
    const tools = codeTools();
    tools.gateway.planned.failNext('list', { kind: 'unreachable' });
    await show(tools);
    expect(screen.getByText(/^Couldn’t load V1 codes/)).toBeVisible();
    expect(screen.queryByText('No access codes')).toBeNull();
  });

  it('starts with the search of its address, and can then select other codes', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?find=NEW` });
    expect(screen.getByRole('searchbox')).toHaveValue('NEW');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(within(row('OLD-1')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Change selected…' }));
    expect(screen.getByText(/^1 code is selected/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all codes' }));
    expect(within(row('OLD-1')).getByRole('checkbox')).toBeChecked();
  });

  it('keeps the search text out of its address', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?find=NEW` });
    const address = () => screen.getByRole('status', { name: 'Address' });
    expect(address()).toHaveTextContent(new RegExp(`^${HOME}$`));
    await user.type(screen.getByRole('searchbox'), '-1');
    expect(address()).toHaveTextContent(new RegExp(`^${HOME}$`));
    expect(screen.getByRole('searchbox')).toHaveValue('NEW-1');
    await user.click(screen.getByRole('button', { name: 'New code' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('searchbox')).toHaveValue('NEW-1');
    expect(address()).toHaveTextContent(new RegExp(`^${HOME}$`));
  });

  it('keeps the selected codes over a reload', async () => {
    const tools = twoCodes();
    const rows = { kind: 'some', keys: ['OLD-1', 'NEW-1'] };
    const entries = { act: 'disable', lastDay: '', reason: 'Audit', selected: { rows, count: 2 } };
    const blank = { act: null, lastDay: '', reason: '', selected: { rows: { kind: 'some', keys: [] }, count: 0 } };
    const draft = { format: 2, id: '', version: null, base: blank, mine: entries, sent: [], unreadable: [] };
    tools.drafts.kept.set('/changedAccessCodes/north', JSON.stringify(draft));
    const user = await show(tools, { address: `${HOME}?show=selected` });
    expect(await screen.findByText(/^2 codes are selected/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Audit');
    await user.click(screen.getByRole('button', { name: 'Check the list' }));
    expect(await screen.findByText('2 can be done')).toBeVisible();
  });

  it('focuses the heading of an opened code, and the row of the code on the way back', async () => {
    const user = await show(twoCodes());
    act(() => row('OLD-1').focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Access code OLD-1' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'QR code that holds OLD-1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All codes' }));
    expect(row('OLD-1')).toHaveFocus();
  });

  it('asks for a reason before it disables a code, then shows the code as disabled', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?code=NEW-1` });
    await user.click(await screen.findByRole('button', { name: 'Disable code…' }));
    expect(
      screen.getByText(/New people can’t join with this code. The 2 people who joined with it stay./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disable code' }));
    expect(screen.getByLabelText('Reason')).toBeInvalid();
    await user.type(screen.getByLabelText('Reason'), 'Over.');
    await user.click(screen.getByRole('button', { name: 'Disable code' }));
    expect(await screen.findByText('The code is disabled.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enable code…' })).toHaveFocus());
    expect(within(screen.getByRole('region', { name: 'About this code' })).getByText('Disabled')).toBeVisible();
  });

  it.each([
    [{ seats: 2, used: 2 }, 'New people still can’t join with this code: it has no seats left.'],
    [{ expiresAt: 0 }, 'New people still can’t join with this code: it has expired.'],
    [{}, /^New people can join North Board with this code again while the organisation is enabled/],
  ])('says what still keeps people out when it offers to enable a code: %j', async (more, text) => {
    const tools = codeTools();
    tools.gateway.add('SHUT-1', { ...more, enabled: false });
    const user = await show(tools, { address: `${HOME}?code=SHUT-1` });
    await user.click(await screen.findByRole('button', { name: 'Enable code…' }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says that nothing was changed when the server refuses', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?code=NEW-1` });
    await user.click(await screen.findByRole('button', { name: 'Disable code…' }));
    await user.type(screen.getByLabelText('Reason'), 'Over.');
    tools.gateway.planned.failNext('setEnabled', { kind: 'notAllowed' });
    await user.click(screen.getByRole('button', { name: 'Disable code' }));
    expect(await screen.findByText(/^Nothing was changed. You don’t have permission/)).toBeVisible();
    expect(screen.queryByText(/Couldn’t confirm/)).toBeNull();
  });

  it('leaves the user on the page they moved to while a code is being deleted', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?code=NEW-1` });
    await user.click(await screen.findByRole('button', { name: 'Delete code…' }));
    await user.type(screen.getByLabelText('Reason'), 'Over.');
    const gone = new Promise<void>(resolve => {
      const remove = tools.gateway.delete.bind(tools.gateway);
      tools.gateway.delete = async (code, reason) => {
        await new Promise<void>(answer => (release = answer));
        const deleted = await remove(code, reason);
        resolve();
        return deleted;
      };
    });
    let release: () => void = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Delete code' }));
    await user.click(screen.getByRole('button', { name: 'All codes' }));
    await user.click(screen.getByRole('link', { name: 'OLD-1' }));
    await act(async () => {
      release();
      await gone;
    });
    await act(async () => undefined);
    expect(tools.gateway.has('NEW-1')).toBe(false);
    expect(screen.getByRole('heading', { name: 'Access code OLD-1' })).toBeVisible();
  });

  it.each([
    [0, 'No one joined with this code in the last 90 days.'],
    [2, /^It’s unknown whether anyone joined/],
  ])('never says that no one joined when %d entries could not be read', async (unreadable, text) => {
    const tools = codeTools();
    tools.gateway.add('CODE-1', { unreadable });
    await show(tools, { address: `${HOME}?code=CODE-1` });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows both versions of a conflict, without naming who may have changed another field', async () => {
    const tools = twoCodes();
    const user = await show(tools, { address: `${HOME}?code=NEW-1` });
    const seats = await screen.findByLabelText('Number of seats');
    await user.clear(seats);
    await user.type(seats, '9');
    await user.type(screen.getByLabelText('Reason for the change'), 'More people.');
    const change = { at: 0, byName: 'Emrys Vaughan', sentence: 'The seats were changed from 2 to 7.' };
    tools.gateway.edit('NEW-1', { seats: 7, changes: [change] });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const question = await screen.findByRole('group', { name: 'Both of you changed this: Seats' });
    expect(question).toHaveTextContent('Before2Your version9Their version7');
    await user.click(within(question).getByRole('button', { name: 'Take theirs: Seats' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('is read-only without the permission to edit', async () => {
    const user = await show(twoCodes(), { mayEdit: false });
    expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'NEW-1' }));
    expect(await screen.findByText('You can see this code but not change it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete code…|Disable code…|Save changes/ })).toBeNull();
  });

  it('names the organisation of a code that belongs to another one', async () => {
    const tools = twoCodes();
    tools.gateway.add('SOUTH-1', {}, 'south');
    await show(tools, { address: `${HOME}?code=SOUTH-1` });
    expect(await screen.findByRole('link', { name: 'South Board' })).toHaveAttribute(
      'href',
      '/admin/organisations/south/access?code=SOUTH-1',
    );
  });

  it('says that a code was not found, and shows the code of the address as text', async () => {
    await show(twoCodes(), { address: `${HOME}?code=${encodeURIComponent('<b>x</b>/..')}` });
    expect(screen.getByRole('heading', { name: 'Access code <b>x</b>/..' })).toBeVisible();
    expect(await screen.findByText(/^Couldn’t load this code. It wasn’t found./)).toBeVisible();
  });

  it('prints the selected codes, including those that are not loaded yet', async () => {
    const tools = codeTools();
    for (let number = 1; number <= 7; number += 1) tools.gateway.add(`CODE-${number}`);
    const user = await show(tools);
    await user.click(screen.getByRole('checkbox', { name: 'Select CODE-7' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select CODE-6' }));
    await user.click(screen.getByRole('button', { name: 'Print cards' }));
    expect(await screen.findByText('2 cards. A6 cards, four on each A4 sheet.')).toBeVisible();
    expect(tools.encoder.encoded).toEqual(['CODE-7', 'CODE-6']);
  });

  it('prints nothing until every card has its QR code', async () => {
    const tools = codeTools();
    tools.gateway.add('CODE-1');
    let draw: () => void = () => undefined;
    const encode = tools.encoder.encode.bind(tools.encoder);
    const drawing = new Promise<void>(resolve => (draw = resolve));
    tools.encoder.encode = code => drawing.then(() => encode(code));
    const user = await show(tools);
    await user.click(screen.getByRole('checkbox', { name: 'Select CODE-1' }));
    await user.click(screen.getByRole('button', { name: 'Print cards' }));
    expect(await screen.findByLabelText('Preparing the QR code…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    await act(async () => draw());
    expect(await screen.findAllByRole('img', { name: 'QR code that holds CODE-1' })).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  it('finds codes of every organisation', async () => {
    const tools = twoCodes();
    tools.gateway.add('SOUTH-1', {}, 'south');
    const user = await show(tools);
    await user.type(screen.getByRole('searchbox', { name: 'Search codes in all organisations' }), 'south');
    await act(async () => tools.clock.advance(SEARCH_PAUSE_MS));
    const hits = screen.getByRole('list', { name: 'Found codes' });
    expect(within(hits).getByRole('link', { name: 'SOUTH-1' })).toHaveAttribute(
      'href',
      '/admin/organisations/south/access?code=SOUTH-1',
    );
    expect(hits).toHaveTextContent('South Board');
  });

  it.each([
    [{ enabled: false }, 'active', 'New people can’t join with these codes. This organisation is disabled.'],
    [
      { disabledAbove: { id: 'root', name: 'Provider' } },
      'active',
      'New people can’t join with these codes. Provider, a parent organisation, is disabled.',
    ],
    [{}, 'ended', 'New people can’t join with these codes. The subscription has ended.'],
    [
      { maxRedemptions: 2, patients: 2, organisationsBelow: 0 },
      'active',
      'New people can’t join with these codes. The limit of this organisation is reached: 2 of 2 patients.',
    ],
    [
      { maxRedemptions: 2, patients: 3, organisationsBelow: 1 },
      'active',
      'New people may not be able to join with these codes. The limit of this organisation is 2 patients, and 3 belong to it and its sub-organisations.',
    ],
  ] as const)('warns when no code lets people join (%j, %s)', async (more, subscription, text) => {
    await show(twoCodes(), { organisation: { ...north, ...more }, subscription });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('does not warn when people can join', async () => {
    await show(twoCodes());
    expect(screen.queryByText(/New people can’t join/)).toBeNull();
  });
});

describe('a bulk action that was checked but not started', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
    await user.click(screen.getByRole('checkbox', { name: `Select ${code}` }));
    await user.click(screen.getByRole('button', { name: 'Change selected…' }));
  };

  it('ends when the user goes back, so the next selection is checked again', async () => {
    const tools = twoCodes();
    const user = await show(tools);
    await change(user, 'OLD-1');
    await user.click(screen.getByLabelText('Delete for good'));
    await user.type(screen.getByLabelText('Reason'), 'Audit');
    await user.click(screen.getByRole('button', { name: 'Check the list' }));
    await act(async () => undefined);
    expect(await screen.findByRole('button', { name: 'Delete 1 code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all codes' }));
    await act(async () => undefined);
    expect(screen.queryByText(/bulk action/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select OLD-1' }));
    await change(user, 'NEW-1');
    expect(screen.getByText(/1 code is selected/)).toBeVisible();
    expect([screen.queryByRole('button', { name: 'Delete 1 code' }), tools.gateway.changes]).toEqual([null, []]);
  });
});
