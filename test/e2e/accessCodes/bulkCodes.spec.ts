import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

const PATH = '/admin/organisations/org-42/access';
const CREATIONS = '**/api/v2/access-codes';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Enters `count` new codes, and confirms the dry run. */
async function create(page: Page, count: number): Promise<void> {
  await button(page, 'Create codes in bulk').click();
  await page.getByLabel('Generate them').check({ force: true });
  await page.getByLabel('Number of codes').fill(String(count));
  await page.getByLabel('No limit').check({ force: true });
  await page.getByLabel('Doesn’t expire').check({ force: true });
  await page.getByLabel('Reason').fill('Autumn intake');
  await button(page, 'Check the list').click();
  await page.getByLabel(`Type ${count} to confirm`).fill(String(count));
  await page.keyboard.press('Enter');
}

/**
 * From the call with this number on no call gets an answer; with `isDone` the backend carries out the first of them.
 */
function loseAnswersFrom(page: Page, number: number, { isDone = false } = {}): Promise<void> {
  let calls = 0;
  return new Promise(resolve => {
    void page.route(CREATIONS, async route => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      if (calls < number) return route.continue();
      if (calls > number) return undefined;
      if (isDone) await route.fetch();
      return resolve();
    });
  });
}

test('a bulk action whose window is killed twice continues in another window, and does each row once', async ({
  page,
  context,
  quiet,
}) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await openSignedIn(page, quiet, emailOf.administrator, PATH);
  const carriedOut = loseAnswersFrom(page, 4, { isDone: true });
  await create(page, 14);
  await carriedOut;
  const other = await context.newPage();
  await openSignedIn(other, quiet, emailOf.administrator, `${PATH}?show=many`);
  await expect(other.getByText('Running in another window of yours.')).toBeVisible();
  await expect(button(other, 'Continue')).toHaveCount(0);
  await page.close();
  await expect(other.getByText('Interrupted. Nothing changes until you continue.')).toBeVisible();
  const lost = loseAnswersFrom(other, 4);
  await button(other, 'Continue').click();
  await lost;
  other.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await other.reload();
  await expect(other.getByText('Interrupted. Nothing changes until you continue.')).toBeVisible();
  await other.unrouteAll({ behavior: 'ignoreErrors' });
  await button(other, 'Continue').click();
  await expect(other.getByText('Everything is finished.')).toBeVisible();
  expect(await quiet.carriedOut('accessCodes.createV2')).toBe(14);
});
