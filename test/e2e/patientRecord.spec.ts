import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/dashboard';
import { expectToFit } from './support/expectToFit';
import { signIn } from './support/signIn';

const amelia = 'amelia.hart@staff.example';
/** Ana is in Amelia's care. */
const PROFILE = '/therapist/assigned-patients/patient-profile/p-04';
const NOTE = 'Spoke about the weekend, and whom she can call.';

test.use({ alters: 'the record of a patient' });
test.describe.configure({ timeout: 90_000 });

const notes = (page: Page) => page.getByRole('article', { name: /^Note/ }).filter({ hasText: NOTE });

test('a note is written through a moment offline, and is there once', async ({ page, context, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/timeline`);
  const field = page.getByLabel(/^New note about/);
  await field.fill(NOTE);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('nobody knows yet whether this note was saved')).toBeVisible({ timeout: 20_000 });
  await expect(field).toHaveValue(NOTE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check and finish' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible({ timeout: 20_000 });
  await expect(field).toHaveValue('');
  // Coming appointments stand above it; narrowed, the history is asked for anew.
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(notes(page)).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  await expectToFit(page);
  await expectAccessible(page, 'the timeline, dark');
});

test('two windows change one field of the record: both versions are shown and a person decides', async ({ page, browser, sandbox }) => {
  await signIn(page, sandbox, amelia, `${PROFILE}/record`);
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(other, sandbox, amelia, `${PROFILE}/record`);
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
  await expectAccessible(page, 'a conflict in the record, light');
  await page.getByRole('button', { name: 'Keep mine: Goals' }).click();
  await page.getByRole('button', { name: 'Save record' }).click();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await expect(page.getByText('Back to work by spring.')).toBeVisible();
  await expect(page.getByText('Penicillin')).toBeVisible();
  await other.close();
});
