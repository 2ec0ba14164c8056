import type { Screen } from './screens';
import { press, text } from './support/screenSteps';

/** A report that has been made. */
const readyRow = 'role=button[name="Download People joined and active, last month"]';

/** An analyst's screens of reports. */
export const reportScreens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'home-of-analysts', route: '/home', path: '/home', shown: 'main section section' },
  { name: 'reports', route: '/admin/reporting/reports', path: '/admin/reporting/reports', shown: readyRow },
  {
    name: 'reports-selected',
    route: '/admin/reporting/reports',
    path: '/admin/reporting/reports',
    shown: readyRow,
    open: async page => {
      await page.getByRole('checkbox', { name: /People joined and active, last month/ }).click();
      await page.getByRole('checkbox', { name: /Use of access codes, Castleton/ }).click();
    },
    opened: 'role=button[name=/Download as zip/]',
  },
  {
    name: 'report',
    route: '/admin/reporting/reports',
    path: '/admin/reporting/reports?report=5eed0000-0000-4000-8000-000000000001',
    shown: 'main table td',
  },
  {
    name: 'report-failed',
    route: '/admin/reporting/reports',
    path: '/admin/reporting/reports?report=5eed0000-0000-4000-8000-000000000005',
    shown: 'role=button[name="Retry"]',
  },
  {
    name: 'report-new',
    isUnsaved: true,
    route: '/admin/reporting/reports',
    path: '/admin/reporting/reports?new=report',
    shown: text('You can report on'),
    open: async page => {
      await page.getByRole('radio', { name: 'People joined and active' }).check();
      await page.getByPlaceholder('Add an organisation or code').fill('castleton');
      await page.getByRole('button', { name: /^Castleton Health Board 2/ }).click();
      await press('Last 30 days')(page);
      await page.getByLabel('Break down by').selectOption('ageBand');
    },
    opened: text('of the cells are hidden'),
  },
  {
    name: 'report-new-missing',
    route: '/admin/reporting/reports',
    path: '/admin/reporting/reports?new=report',
    shown: text('You can report on'),
    open: press('Make report'),
    opened: text('Choose what to report.'),
  },
  {
    name: 'report-schedule',
    route: '/admin/reporting/report-schedule',
    path: '/admin/reporting/report-schedule',
    shown: text('Clock changes'),
  },
  {
    name: 'report-schedule-entry',
    isUnsaved: true,
    route: '/admin/reporting/report-schedule',
    path: '/admin/reporting/report-schedule',
    shown: text('Clock changes'),
    open: async page => {
      await press('New entry')(page);
      await page.getByRole('radio', { name: 'Every month' }).check({ force: true });
      await page.getByLabel('Day of the month').selectOption('last');
      await page.getByLabel('Time', { exact: true }).fill('01:30');
    },
    opened: 'main form ol li',
  },
];
