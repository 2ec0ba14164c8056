import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ReportsPage } from '@/presentation/reports/ReportsPage';
import { SchedulePage } from '@/presentation/reports/SchedulePage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { anEntry, REPORTS_NOW } from '#test/support/builders/reports/aReport';
import { reportTools } from '#test/support/builders/reports/reportTools';

withSizes();
beforeAll(() => loadTestTexts('reports', 'tables', 'forms'));

async function open(path: string, tools = reportTools()) {
  const stores = { reports: tools.stores };
  const routes = [
    { path: '/admin/reporting/reports', element: <ReportsPage stores={stores} /> },
    { path: '/admin/reporting/report-schedule', element: <SchedulePage stores={stores} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => render(<RouterProvider router={router} />));
  return { ...tools, router };
}

describe('the list', () => {
  it('shows the state of each report, why it failed and what to do', async () => {
    const tools = reportTools();
    tools.reports
      .add('Ready one')
      .add('Running one', { state: 'running', rows: 100, rowsDone: 62 })
      .add('Waiting one', { state: 'waiting', ahead: 1 })
      .add('Failed one', { state: 'failed', failure: 'stopped', rows: 100, rowsDone: 60 });
    await open('/admin/reporting/reports', tools);
    expect(await screen.findByText('Ready one')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Running one: 62 % made' })).toHaveAttribute('value', '62');
    expect(screen.getByText('Starts after 1 report')).toBeVisible();
    expect(screen.getByText(/The server restarted while the report ran/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Failed one' }));
    expect(tools.reports.stored('Failed one')?.state).toBe('waiting');
  });

  it('never shows a failed call as no reports', async () => {
    const tools = reportTools();
    tools.reports.planned.failAlways('list', { kind: 'unreachable' });
    await open('/admin/reporting/reports', tools);
    expect(await screen.findByText(/No answer came/)).toBeVisible();
    expect(screen.queryByText('No reports')).toBeNull();
  });
});

describe('one report', () => {
  it('shows its first rows, its definitions, and its new name after it was renamed', async () => {
    const tools = reportTools();
    tools.reports.add('october');
    await open('/admin/reporting/reports?report=october', tools);
    const preview = await screen.findByRole('region', { name: 'Preview', hidden: false }).catch(() => undefined);
    expect(preview ?? screen.getAllByRole('table')[0]).toBeVisible();
    expect(screen.getByText('People who joined.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Autumn');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { name: 'Autumn' })).toBeVisible();
  });

  it('does not give a file of unknown size a size of zero', async () => {
    const tools = reportTools();
    tools.reports.add('october');
    Reflect.deleteProperty(tools.reports.stored('october') ?? {}, 'bytes');
    await open('/admin/reporting/reports?report=october', tools);
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(screen.getByText('Size').nextElementSibling).toHaveTextContent(/^Unknown$/);
  });
});

describe('a new report', () => {
  it('names what is missing, and says beforehand what the report will hold', async () => {
    const { reports, clock } = await open('/admin/reporting/reports?new=report');
    await userEvent.click(screen.getByRole('button', { name: 'Make report' }));
    expect(screen.getByText('Choose what to report.')).toBeVisible();
    reports.checkAnswer = { ...reports.checkAnswer, close: ['September'] };
    await userEvent.click(screen.getByRole('radio', { name: /People joined and active/ }));
    await userEvent.type(screen.getByPlaceholderText('Add an organisation or code'), 'ward');
    await act(async () => clock.advance(400));
    await userEvent.click(await screen.findByRole('button', { name: /^Ward/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await act(async () => clock.advance(400));
    expect(await screen.findByText('11 % of the cells are hidden.', { exact: false })).toBeVisible();
    expect(screen.getByText(/It differs by fewer than 8 people from “September”/)).toBeVisible();
  });
});

describe('the schedule', () => {
  it('shows a missed run in red, and deletes an entry only after a confirmation', async () => {
    const tools = reportTools();
    tools.schedule.entries = [anEntry('Waiting times')];
    tools.schedule.runs = [{ entryId: 'Waiting times', dueAt: REPORTS_NOW - 86_400_000, state: 'missed' }];
    await open('/admin/reporting/report-schedule', tools);
    expect(await screen.findByText(/^Missed Thu/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Waiting times' }));
    await userEvent.click(await screen.findByText('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(tools.schedule.entries).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete entry' }));
    expect(tools.schedule.entries).toHaveLength(0);
  });
});
