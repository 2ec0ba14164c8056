import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OrganisationFrame } from '@/presentation/organisations/page/OrganisationFrame';
import type { OrganisationPageProps } from '@/presentation/organisations/page/OrganisationPageProps';
import { ClientSettingsPage } from '@/presentation/organisations/settings/ClientSettingsPage';
import { DetailsPage } from '@/presentation/organisations/settings/DetailsPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settingsTools } from '#test/support/builders/organisations/settingsTools';

beforeAll(() => loadTestTexts('organisations', 'organisationPage', 'organisationSettings', 'forms'));

function show(
  Page: ComponentType<OrganisationPageProps<'settings' | 'logo'>>,
  { tools = settingsTools(), id = 'board', mayEdit = true }: { tools?: Tools; id?: string; mayEdit?: boolean } = {},
) {
  const made = tools.stores();
  const Shown = observer(function Shown() {
    return (
      <OrganisationFrame organisationId={id} stores={made}>
        {(organisation, store) => <Page organisation={organisation} store={store} stores={made} mayEdit={mayEdit} />}
      </OrganisationFrame>
    );
  });
  render(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
  );
  return { ...tools, user: userEvent.setup() };
}

type Tools = ReturnType<typeof settingsTools>;

const row = (name: string) => screen.findByRole('group', { name });
const panel = (name: string) => screen.findByRole('region', { name });

describe('the frame of an organisation', () => {
  it('shows its parents, its state and its pages', async () => {
    const tools = settingsTools();
    tools.gateway.add('closed', 'Closed Board', 'root', {}, false).add('inside', '<b>Inside</b>', 'closed');
    show(DetailsPage, { tools, id: 'inside' });
    expect(await screen.findByRole('heading', { name: '<b>Inside</b>', level: 1 })).toBeInTheDocument();
    const above = screen.getByRole('navigation', { name: 'Parent organisations' });
    expect(
      within(above)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['All Organisations', 'Provider', 'Closed Board']);
    expect(screen.getByRole('link', { name: 'Disabled by Closed Board' })).toHaveAttribute(
      'href',
      '/admin/organisations/closed',
    );
    expect(screen.getByRole('link', { name: 'App settings' })).toHaveAttribute(
      'href',
      '/admin/organisations/inside/app-settings',
    );
  });

  it.each([
    [{ kind: 'unreachable' } as const, /The server didn’t answer/],
    [{ kind: 'notAllowed' } as const, /You don’t have permission/],
    [{ kind: 'notFound' } as const, /wasn’t found/],
  ])('says why nothing can be shown: %j', async (failure, why) => {
    const tools = settingsTools();
    tools.gateway.planned.failNext('read', failure);
    const { user } = show(DetailsPage, { tools });
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.queryByText('No changes yet.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'North Board' })).toBeInTheDocument();
  });
});

describe('other notices on the page', () => {
  it('include a change whose time is not a valid date', async () => {
    const tools = settingsTools();
    tools.gateway.recordChange('board', { at: Number.NaN, byName: 'Dana', sentence: 'Changed.' });
    show(DetailsPage, { tools });
    expect(await screen.findByText(/Time unknown/)).toBeInTheDocument();
  });

  it('offer drafts of this device that cannot be read', async () => {
    const tools = settingsTools();
    tools.unreadableRecords.pieces = [{ key: 'drafts/1', subject: { kind: 'organisation', organisationId: 'ash' } }];
    const { user } = show(DetailsPage, { tools });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    expect(screen.getByRole('link', { name: 'Draft of an organisation’s settings' })).toHaveAttribute(
      'href',
      '/admin/organisations/ash',
    );
  });
});

describe('the settings of an organisation', () => {
  it('say for each value where it comes from', async () => {
    show(DetailsPage);
    expect(within(await row('Kind')).getByRole('radio', { name: 'Own' })).toBeChecked();
    expect(await row('Region')).toHaveTextContent('From Provider');
    expect(await row('Region')).toHaveTextContent('United Kingdom');
    expect(await row('Contact phone')).toHaveTextContent('Not set');
  });

  it('are saved with their reason, and the change is in the history', async () => {
    const { user, gateway } = show(DetailsPage);
    const phone = await row('Contact phone');
    await user.click(within(phone).getByRole('radio', { name: 'Own' }));
    expect(phone).toHaveTextContent('Enter something, or choose another option.');
    expect(screen.getByText('1 field to fix')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect([within(phone).getByRole('textbox'), gateway.received]).toEqual([document.activeElement, []]);
    await user.type(within(phone).getByRole('textbox', { name: 'Contact phone' }), '020 1234');
    expect(await screen.findByText('Contact phone: this organisation and 2 sub-organisations')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason'), 'New desk');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await within(await panel('Details')).findByText('Saved.')).toBeInTheDocument();
    expect(gateway.received.map(({ changes, reason }) => [changes, reason])).toEqual([
      [{ contactPhone: '020 1234' }, 'New desk'],
    ]);
    await waitFor(async () => expect(await panel('Latest changes')).toHaveTextContent('New desk'));
  });

  it('offer Save and Cancel only while something is changed', async () => {
    const { user } = show(DetailsPage);
    const kind = await row('Kind');
    expect(screen.queryByRole('button', { name: /^Save|^Cancel/ })).toBeNull();
    await user.click(within(kind).getByRole('radio', { name: 'Inherited' }));
    expect(kind).toHaveTextContent('Not saved yet');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(within(kind).getByRole('radio', { name: 'Own' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Save|^Cancel/ })).toBeNull();
  });

  it('say how many more sub-organisations change besides the named ones', async () => {
    const tools = settingsTools();
    for (let number = 1; number <= 20; number += 1) tools.gateway.add(`more-${number}`, `Clinic ${number}`, 'board');
    const { user } = show(DetailsPage, { tools });
    const phone = await row('Contact phone');
    await user.click(within(phone).getByRole('radio', { name: 'Own' }));
    await user.type(within(phone).getByRole('textbox', { name: 'Contact phone' }), '020 1234');
    expect(await screen.findByText('Contact phone: this organisation and 22 sub-organisations')).toBeInTheDocument();
    expect(screen.getByText('and 2 more', { exact: false })).toBeInTheDocument();
  });

  it('keep the active modules when another one is added', async () => {
    const { user } = show(ClientSettingsPage);
    const modules = await row('Modules');
    await user.click(within(modules).getByRole('radio', { name: 'Own' }));
    await user.click(within(modules).getByRole('checkbox', { name: 'Journal' }));
    await user.click(within(modules).getByRole('checkbox', { name: 'Exercises' }));
    for (const name of ['Chat', 'Exercises', 'Journal'])
      expect(within(modules).getByRole('checkbox', { name })).toBeChecked();
  });

  it('offer both versions of a conflict with the value before it', async () => {
    const { user, gateway } = show(DetailsPage);
    const plan = await row('Plan');
    await user.click(within(plan).getByRole('radio', { name: 'Blank' }));
    gateway.put('board', 'subscription', { plan: 'Extended' });
    await user.click(screen.getByRole('button', { name: 'Save subscription' }));
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Kept in the history. Enter a reason.');
    expect(gateway.received).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'New contract');
    await user.click(screen.getByRole('button', { name: 'Save subscription' }));
    const question = await within(plan).findByRole('group', { name: /Both of you changed this/ });
    expect(question).toHaveTextContent('BeforeInheritedYour versionBlankTheir versionExtended');
    await user.click(within(question).getByRole('button', { name: 'Keep mine: Plan' }));
    await user.click(screen.getByRole('button', { name: 'Save subscription' }));
    expect(await within(await panel('Subscription')).findByText('Saved.')).toBeInTheDocument();
    expect(gateway.received.at(-1)?.changes).toEqual({ plan: '' });
  });

  it('say in numbers what an ended subscription means, before it is saved', async () => {
    const { user } = show(DetailsPage);
    const last = await row('Last day');
    await user.click(within(last).getByRole('radio', { name: 'Own' }));
    await user.type(within(last).getByLabelText('Last day'), '2026-04-29');
    const subscription = await panel('Subscription');
    expect(subscription).toHaveTextContent('NowActive.As enteredEnded.');
    expect(subscription).toHaveTextContent(
      'New people can’t join North Board or the 2 sub-organisations that inherit these days.',
    );
  });

  it('are read-only for users who may only read them', async () => {
    show(DetailsPage, { mayEdit: false });
    expect(await panel('Details')).toHaveTextContent('You can read these settings but not change them.');
    expect(await panel('Details')).toHaveTextContent('NameNorth Board');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('are not shown as empty while the own values are unknown', async () => {
    const tools = settingsTools();
    tools.gateway.planned.failAlways('readOwn', { kind: 'unreachable' });
    show(DetailsPage, { tools });
    expect(await screen.findAllByText(/Couldn’t load the organisation’s own settings/)).toHaveLength(3);
    expect(screen.queryByRole('group', { name: 'Contact name' })).toBeNull();
  });
});

describe('the settings of the patients’ app', () => {
  it('show what patients will see while it is entered', async () => {
    const { user } = show(ClientSettingsPage);
    const preview = await panel('What patients will see');
    await waitFor(() => expect(preview).toHaveTextContent('116 123'));
    expect(preview).toHaveTextContent('Welcome.');
    const contact = await row('Crisis contact');
    await user.click(within(contact).getByRole('radio', { name: 'Own' }));
    await user.clear(within(contact).getByLabelText('Phone'));
    expect(preview).toHaveTextContent('No crisis contact. This can’t be saved.');
    expect(contact).toHaveTextContent('Enter a phone number');
    await user.type(within(contact).getByLabelText('Text message'), '85258');
    expect(preview).toHaveTextContent('85258');
    const welcome = await row('Welcome text');
    await user.click(within(welcome).getByRole('radio', { name: 'Own' }));
    await user.type(within(welcome).getByRole('textbox', { name: 'Welcome text' }), ' <script>alert(1)</script>');
    expect(preview).toHaveTextContent('Welcome. <script>alert(1)</script>');
  });

  it('check the contrast of a colour in both themes', async () => {
    const { user } = show(ClientSettingsPage);
    const colour = await row('Colour');
    const checks = () => within(colour).getByRole('list', { name: 'Contrast of this colour' });
    expect(checks()).toHaveTextContent('Button on the dark page: 2.7 to 1. Hard to see, at least 3 to 1 is needed.');
    await user.click(within(colour).getByRole('radio', { name: 'Own' }));
    const field = within(colour).getByRole('textbox', { name: 'Colour' });
    await user.clear(field);
    expect(within(colour).queryByRole('list')).toBeNull();
    await user.type(field, '#777777');
    expect(checks()).toHaveTextContent('Text on a button (black): 4.6 to 1. Easy to see.');
    expect(checks()).toHaveTextContent('Button on the light page: 4.4 to 1. Easy to see.');
  });

  it('name the organisations that would have no crisis contact', async () => {
    const { user } = show(ClientSettingsPage, { id: 'root' });
    const contact = await row('Crisis contact');
    await user.click(within(contact).getByRole('radio', { name: 'Default' }));
    await user.type(screen.getByLabelText(/^To change the provider’s settings, type 3,/), '3');
    await user.type(screen.getByLabelText('Reason'), 'Line closed');
    await user.click(screen.getByRole('button', { name: 'Save app settings' }));
    expect(
      await screen.findByText(/would have no crisis contact: Provider, North Board, Ash Clinic/),
    ).toBeInTheDocument();
  });
});
