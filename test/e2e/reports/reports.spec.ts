import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { emailOf } from '../screens';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

test('a report is checked, made, previewed and downloaded, with the same content everywhere', async ({
  page,
  quiet,
}) => {
  await openSignedIn(page, quiet, emailOf.analyst, '/admin/reporting/reports?new=report');
  await page.getByRole('radio', { name: 'People joined and active' }).check();
  await page.getByPlaceholder('Add an organisation or code').fill('castleton health');
  await page.getByRole('button', { name: /^Castleton Health Board 2/ }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByLabel('Name').fill('Castleton, 30 days');
  await expect(page.getByText('of the cells are hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Make report' }).click();
  await expect(page.getByRole('heading', { name: 'Castleton, 30 days' })).toBeVisible();
  const download = page.getByRole('button', { name: /Download CSV/ });
  await expect(download).toBeVisible({ timeout: 20_000 });
  const [first] = await page.getByRole('region', { name: 'Preview' }).last().locator('tbody tr').all();
  const shown = await first?.locator('td').allTextContents();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('Castleton, 30 days.csv');
  const rows = parse(readFileSync(await file.path()), { bom: true });
  expect(rows[1]).toEqual(shown);
});

test('selected reports are downloaded as one zip', async ({ page, quiet }) => {
  await openSignedIn(page, quiet, emailOf.analyst, '/admin/reporting/reports');
  await page.getByRole('button', { name: 'Download People joined and active, last month' }).waitFor();
  await page.getByRole('checkbox', { name: /People joined and active, last month/ }).click();
  await page.getByRole('checkbox', { name: /Use of access codes, Castleton/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download as zip/ }).click(),
  ]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('an entry is created, previewed, switched off, and kept over a reload', async ({ page, quiet }) => {
  await openSignedIn(page, quiet, emailOf.analyst, '/admin/reporting/report-schedule');
  await page.getByRole('button', { name: 'New entry' }).click();
  const form = page.getByRole('form', { name: 'New entry' });
  await form.getByLabel('Name').fill('Chats, last day of the month');
  await form.getByRole('radio', { name: 'Chats and waiting times' }).check();
  await form.getByPlaceholder('Add an organisation or code').fill('calm harbour');
  await form.getByRole('button', { name: /^Calm Harbour/ }).click();
  await form.getByLabel('Reports on').selectOption('lastMonth');
  await form.getByText('Every month').click();
  await form.getByLabel('Day of the month').selectOption('last');
  await form.getByLabel('Time', { exact: true }).fill('07:15');
  await expect(form.getByRole('listitem')).toHaveCount(11);
  await form.getByRole('button', { name: 'Save entry' }).click();
  const row = page.getByRole('row', { name: /Chats, last day of the month/ });
  await expect(row).toContainText('Last day of the month, 07:15');
  await row.getByRole('checkbox').click({ force: true });
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('row', { name: /Chats, last day of the month/ }).getByRole('checkbox')).not.toBeChecked();
});
