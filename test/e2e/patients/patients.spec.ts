import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';

const LIST = '/therapist/assigned-patients';

test('a patient is flagged and unflagged in the list, and found from the profile to the chat and back', async ({
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, quiet, 'amelia.hart@staff.example', LIST);
  const rows = page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li');
  await expect(page.getByText(/^\d+ patients · Updated/)).toBeVisible();
  await expect(rows.first()).toContainText('High risk');
  const calm = rows.filter({ hasNot: page.getByText('High risk', { exact: true }) }).first();
  const name = (await calm.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const row = rows.filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: `Flag ${name} as high risk` }).click();
  await page.getByLabel('Reason').fill('Spoke of plans');
  await page.getByRole('dialog').getByRole('button', { name: 'Flag as high risk' }).click();
  await expect(row).toContainText('High risk');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row.getByText('High risk', { exact: true })).toHaveCount(0);

  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Pages of the profile' }).getByRole('link', { name: 'Timeline' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('tab', { name: `Patient timeline: ${name}` })).toBeVisible();
  expect(await page.title()).not.toContain(name);
  await page.getByRole('link', { name: /^Open chat \(V[12]\)$/ }).click();
  await page.getByRole('link', { name: 'Open the patient’s profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a patient is found and every page of the profile used without a mouse', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient('patient-07');
  await openSignedIn(page, sandbox, 'amelia.hart@staff.example', '/therapist/assigned-patients');
  const pages = page.getByRole('navigation', { name: 'Pages of the profile' });
  const turnTo = (title: string, key?: string) => press(page, pages.getByRole('link', { name: title }), key);
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await reach(page, page.getByLabel('Search by name or email'));
  await page.keyboard.type(name);
  await press(page, page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await reach(page, page.getByLabel(/^New note about/));
  await page.keyboard.type('Called back as agreed.');
  await press(page, page.getByRole('button', { name: 'Save note', exact: true }));
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await turnTo('Mood and scores', 'Shift+Tab');
  await expect(page.getByRole('table').first()).toBeAttached();
  await turnTo('Record');
  await turnTo('Appointments');
  await reach(page, page.getByLabel(/^Location/));
  await page.keyboard.type('Room 4');
  await expect(page.getByLabel(/^Location/)).toHaveValue('Room 4');
});
