import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';
const PATH = '/admin/organisations/org-42/access';

/** Enters so many new codes by pattern and checks them. */
async function checkNew(page: Page, prefix: string, count: number): Promise<void> {
  await page.getByRole('button', { name: 'New codes…' }).click();
  await page.getByText('Generate them').click();
  await page.getByLabel('Beginning of each code').fill(prefix);
  await page.getByLabel('Number of codes').fill(String(count));
  await page.getByText('No limit').click();
  const never = page.getByText('Doesn’t expire', { exact: true });
  if (await never.isVisible()) await never.click();
  await page.getByLabel('Reason').fill('Autumn intake');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText(`${count} rows will be done`)).toBeVisible({ timeout: 60_000 });
}

test('creates many', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, PATH);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: '/tmp/wt/shots/list.png' });
  await checkNew(page, 'NORTH', 25);
  await page.screenshot({ path: '/tmp/wt/shots/check.png', fullPage: true });
  await page.getByLabel('Type 25 to confirm').fill('25');
  await page.getByRole('button', { name: 'Create 25 codes' }).click();
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await page.screenshot({ path: '/tmp/wt/shots/outcome.png', fullPage: true });
});
