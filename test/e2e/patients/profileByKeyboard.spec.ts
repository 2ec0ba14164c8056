import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

/** In each look, and back to the first. */
async function look(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width } of [...looks].reverse()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectAccessible(page, `${name}, ${colorScheme}, ${width} px`);
    await picture(page, `${name}-${colorScheme}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a patient is found, and every page of the profile used, without a mouse and without an accessibility violation', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const { name } = await sandbox.patient('patient-07');
  await signIn(page, sandbox, 'amelia.hart@staff.example', '/therapist/assigned-patients');
  const turnTo = (title: string) =>
    press(
      page,
      page.getByRole('navigation', { name: 'Pages of the profile' }).getByRole('link', { name: title }),
      'Shift+Tab',
    );
  await reach(page, page.getByLabel('Search by name or email'));
  await page.keyboard.type(name);
  await press(page, page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await reach(page, page.getByLabel(/^New note about/));
  await page.keyboard.type('Called back as agreed.');
  await press(page, page.getByRole('button', { name: 'Save note', exact: true }));
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await look(page, 'timeline');

  await turnTo('Mood and scores');
  await expect(page.getByRole('table').first()).toBeAttached();
  await look(page, 'mood-meter');

  await turnTo('Record');
  await look(page, 'record');

  await turnTo('Appointments');
  await reach(page, page.getByLabel(/^Where/));
  await page.keyboard.type('Room 4');
  await expect(page.getByLabel(/^Where/)).toHaveValue('Room 4');
  await look(page, 'appointments');
});
