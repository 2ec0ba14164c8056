import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';
/** Ana is in Amelia's care. */
const PROFILE = '/therapist/assigned-patients/patient-profile/p-04';
const NOTE = 'Spoke about the weekend, and whom she can call.';

const notes = (page: Page) => page.getByRole('article', { name: /^Note/ }).filter({ hasText: NOTE });

test('a note written through a moment offline is there once', async ({ page, context, sandbox }) => {
  await openSignedIn(page, sandbox, amelia, `${PROFILE}/timeline`);
  const field = page.getByLabel(/^New note about/);
  await field.fill(NOTE);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('We couldn’t confirm whether this note was saved')).toBeVisible();
  await expect(field).toHaveValue(NOTE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check and finish' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(field).toHaveValue('');
  // Coming appointments are above it; with a filter the history is loaded again.
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(notes(page)).toHaveCount(1);
});

test('two windows that change one field of the record show both versions, and a person decides', async ({
  page,
  browser,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, amelia, `${PROFILE}/record`);
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await openSignedIn(other, sandbox, amelia, `${PROFILE}/record`);
  for (const [window, goals] of [
    [page, 'Back to work by spring.'],
    [other, 'Sleep first.'],
  ] as const) {
    await window.getByRole('button', { name: 'Edit record' }).click();
    await window.getByLabel('Goals', { exact: true }).fill(goals);
  }
  await other.getByLabel('Allergies', { exact: true }).fill('Penicillin');
  await other.getByRole('button', { name: 'Save record' }).click();
  await expect(other.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await page.getByRole('button', { name: 'Save record' }).click();
  const question = page.getByRole('group', { name: /Both of you changed this/ });
  await expect(question).toContainText('Sleep first.');
  await expect(question).toContainText('Back to work by spring.');
  await expect(page.getByLabel('Goals', { exact: true })).toHaveValue('Back to work by spring.');
  await expect(page.getByRole('button', { name: 'Save record' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep mine: Goals' }).click();
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await expect(page.getByText('Back to work by spring.')).toBeVisible();
  await expect(page.getByText('Penicillin')).toBeVisible();
  await other.close();
});
