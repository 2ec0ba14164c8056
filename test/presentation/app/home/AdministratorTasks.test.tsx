import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import { ListMainOrganisations } from '@/application/organisations/ListMainOrganisations';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import { ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import { LoadRights } from '@/application/users/LoadRights';
import { TASK_KINDS, type TaskKind } from '@/domain/app/dueTasks';
import { ok } from '@/domain/kernel/Result';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import type { ListedUser } from '@/domain/users/ListedUser';
import { AdministratorTasks } from '@/presentation/app/home/AdministratorTasks';
import { AdministratorTasksStore, COVERAGE_KEPT_MS } from '@/presentation/app/home/AdministratorTasksStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { regionTools } from '#test/support/builders/regions/regionTools';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeDeletionRequestGateway } from '#test/support/fakes/users/FakeDeletionRequestGateway';

beforeAll(() => loadTestTexts('home'));

const settle = () => act(async () => new Promise(resolve => setTimeout(resolve, 0)));

function homeTools() {
  const { gateway, users, hours, clock, page: open } = regionTools('2026-11-24T10:00:00Z');
  const regions = open().stores;
  const holders: ListedUser[] = [];
  const page = { cursors: [], unreadable: 0 };
  const deletions = new FakeDeletionRequestGateway();
  const organisations = new FakeOrganisationGateway().add('root', 'Provider');
  const runnerOf = () => ({
    status: new ObservableValue<BulkStatus>({ kind: 'none' }),
    load: async () => undefined,
  });
  const [codeRunner, userRunner] = [runnerOf(), runnerOf()];
  const known = new ObservableValue<CoverageSchedule | undefined>(undefined);
  const store = new AdministratorTasksStore({
    loadCoreHours: new LoadCoreHours(gateway, known),
    coverage: schedule => regions.coverage(schedule),
    loadRights: new LoadRights({ list: async () => ok({ ...page, users: holders, total: holders.length }) }, clock),
    listDeletionRequests: new ListDeletionRequests(deletions),
    listMainOrganisations: new ListMainOrganisations(organisations),
    codeRunner,
    userRunner,
    clock,
  });
  return { organisations, gateway, users, holders, hours, clock, deletions, codeRunner, userRunner, store };
}

async function show({ store }: ReturnType<typeof homeTools>, kinds: readonly TaskKind[] = TASK_KINDS) {
  const shown = render(
    <MemoryRouter>
      <AdministratorTasks load={async () => ({ tasks: store })} kinds={kinds} hasPatients={false} mayFindPeople />
    </MemoryRouter>,
  );
  await settle();
  await settle();
  return shown;
}

const panel = () => screen.getByRole('region', { name: 'Needs you now' });
const rows = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const at = (hours: number) => ({ hours, minutes: 0 });
const weekOf = (begin: number, end: number) => ({
  timeZone: 'Europe/London',
  times: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, startTime: at(begin), endTime: at(end) })),
});

const holder = (firstName: string, from: number): ListedUser => ({
  ...{ id: firstName, emailAddress: `${firstName}@staff.example`, firstName, lastName: 'Example' },
  ...{ kind: 'staff', state: 'active', grants: [{ right: 'group:support', from }] },
});

/** Ana covers the core hours until `end`. */
function withCoverage(end = 17) {
  const tools = homeTools();
  tools.users.add('ana', { therapist: '' });
  tools.holders.push(holder('Ana', tools.clock.now() - 86_400_000));
  tools.hours.hours.set('ana', weekOf(9, end));
  return tools;
}

describe('the tasks due for an administrator', () => {
  it('say that nothing is due when everything was checked and nothing was found', async () => {
    await show(withCoverage());
    expect(panel()).toHaveTextContent('Nobody needs you right now');
    expect(panel()).toHaveTextContent('Checked 10:00');
    expect(rows()).toEqual([]);
    expect(within(panel()).getByRole('link', { name: 'Users and access' })).toHaveAttribute('href', '/admin/users');
  });

  it('show number, first item and a link for each kind, the most serious first', async () => {
    const tools = withCoverage(16);
    tools.holders.push(holder('Ben', Date.parse('2026-08-01T09:00:00Z')), holder('Cy', tools.clock.now() - 9e9));
    tools.deletions.add('ann', { requestedAt: Date.parse('2026-11-20T09:00:00Z') }).add('cleo', { state: 'withdrawn' });
    const run = {
      id: 'r',
      kind: 'k',
      subject: 'Promote to Analyst',
      subjectId: 'promoteAnalyst',
      startedAt: 1,
      rows: [],
    };
    tools.userRunner.status.write({ kind: 'run', run, activity: 'paused' });
    await show(tools);
    expect(rows()).toEqual([
      '7Gaps in this week’s coverNext: Tue 24 Nov, 16:00 – 17:00, no therapist is plannedOpen region',
      '2Permissions to reviewLongest overdue: Ben Example, since 30 Oct 2026Review',
      '1Account to deleteWaiting longest: since 20 Nov 2026Open requests',
      '1Unfinished change of people’s accessStarted for Promote to AnalystContinue',
    ]);
    expect(
      within(panel())
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual([
      '/admin/region-settings',
      '/admin/users?view=review&show=due',
      '/admin/users?view=deletions',
      '/admin/promote-users-analyst',
      '/admin/users',
    ]);
  });

  it('are not called none when a part could not be checked, which is checked again on request', async () => {
    const tools = withCoverage();
    tools.deletions.planned.failNext('list', { kind: 'unreachable' });
    await show(tools);
    expect(panel()).toHaveTextContent('Couldn’t check the deletion requests. Some may be open.');
    expect(panel()).not.toHaveTextContent('Nobody needs you right now');
    await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(panel()).toHaveTextContent('Nobody needs you right now');
  });

  it('count no gap when the hours of a therapist could not be read, and say so', async () => {
    const tools = withCoverage();
    tools.hours.hours.clear();
    await show(tools, ['coverGaps']);
    expect(rows()).toEqual([]);
    expect(panel()).toHaveTextContent('Couldn’t check this week’s cover. There may be gaps.');
  });

  it('say that more requests may be open when some could not be read', async () => {
    const tools = homeTools();
    tools.deletions.add('ann').unreadable = 1;
    await show(tools, ['deletions']);
    expect(rows()[0]).toMatch(/^1\+Account to delete/);
  });

  it('name the main organisations whose subscriptions end soon or whose seats are nearly taken', async () => {
    const tools = homeTools();
    tools.organisations
      .add('ash', 'Ash Clinic', 'root', { subscription: 'endsSoon' })
      .add('oak', 'Oak Clinic', 'root', { seats: { used: 9, all: 10 } })
      .add('elm', 'Elm Clinic', 'root', { subscription: 'endsSoon', seats: { used: 8, all: 9 } })
      .add('ivy', 'Ivy Clinic', 'root', { subscription: 'ended' })
      .add('fir', 'Fir Clinic', 'root', { enabled: false, subscription: 'endsSoon' })
      .add('yew', 'Yew Clinic', 'ash', { subscription: 'endsSoon' });
    await show(tools, ['subscriptions', 'seats']);
    expect(rows()).toEqual([
      '3Subscriptions ended or ending within 30 daysAsh Clinic, Elm Clinic and Ivy ClinicOpen',
      '1Main organisation with few seats leftOak ClinicOpen',
    ]);
    expect(
      within(panel())
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/admin/organisations', '/admin/organisations/oak/access', '/admin/users']);
  });

  it('do not count organisations that could not be read as none', async () => {
    const tools = homeTools();
    tools.organisations.add('ash', 'Ash Clinic', 'root', { subscription: 'unknown' });
    await show(tools, ['subscriptions', 'seats']);
    expect(panel()).toHaveTextContent('Couldn’t check which subscriptions end.');
    expect(panel()).not.toHaveTextContent('Couldn’t check which access codes are nearly full.');
    tools.organisations.planned.failAlways('listChildren', { kind: 'unreachable' });
    await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(panel()).toHaveTextContent('Couldn’t check which access codes are nearly full.');
  });

  it('load nothing that the user may not see', async () => {
    const tools = withCoverage();
    await show(tools, ['deletions']);
    expect([tools.gateway.reads, tools.users.planned.calls, tools.hours.asked]).toEqual([0, [], []]);
  });

  it('read the hours of the therapists again only after a while or on request', async () => {
    const tools = withCoverage();
    const open = async () => (await show(tools, ['coverGaps'])).unmount();
    await open();
    await open();
    expect([tools.hours.asked.length, tools.gateway.reads]).toEqual([1, 2]);
    tools.clock.advance(COVERAGE_KEPT_MS + 1);
    await show(tools, ['coverGaps']);
    expect(tools.hours.asked).toHaveLength(2);
    await userEvent.click(within(panel()).getByRole('button', { name: 'Refresh' }));
    await settle();
    expect(tools.hours.asked).toHaveLength(3);
  });

  it.each<readonly [BulkStatus, string]>([
    [{ kind: 'unreadable' }, 'It can’t be read on this device'],
    [{ kind: 'unavailable' }, 'Couldn’t check for unfinished changes of access codes'],
  ])('mention a bulk action that is %j', async (status, text) => {
    const tools = homeTools();
    tools.codeRunner.status.write(status);
    await show(tools, ['codeActions']);
    expect(panel()).toHaveTextContent(text);
  });
});
