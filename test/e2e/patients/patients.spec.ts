import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

const LIST = '/therapist/assigned-patients';

test.describe.configure({ timeout: 90_000 });

test('from the list to a flag and back, the profile, its chat, and what blocks a discharge', async ({
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, quiet, 'amelia.hart@staff.example', LIST);
  const rows = page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li');
  await expect(page.getByText(/^\d+ patients · As of/)).toBeVisible();
  await expect(rows.first()).toContainText('High risk');
  await expectAccessible(page, 'the list');
  const set = page.getByRole('button', { name: /^Flag .* as high risk$/ }).first();
  const name = /^Flag (.*) as high risk$/.exec((await set.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const row = rows.filter({ has: page.getByRole('link', { name, exact: true }) });
  await set.click();
  await page.getByLabel('Reason').fill('Spoke of plans');
  await page.getByRole('button', { name: 'Set the flag and save the reason' }).click();
  await expect(row).toContainText('High risk');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row.getByRole('button', { name: `Flag ${name} as high risk` })).toBeVisible();

  await rows
    .first()
    .getByRole('button', { name: /^Discharge .* from care$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Discharge/ });
  await expect(dialog.getByText('Open items block the discharge until you accept each one.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Discharge from care' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Pages of the profile' }).getByRole('link', { name: 'Timeline' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('tab', { name: `Patient timeline: ${name}` })).toBeVisible();
  expect(await page.title()).not.toContain(name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page, 'the profile');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Open the chat/ }).click();
  await page.getByRole('link', { name: 'Open the patient’s profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('two thousand patients are searched and turned over without waiting', async ({ page, quiet }) => {
  await signIn(page, quiet, 'noor.castellan@staff.example', LIST);
  await expect(page.getByText(/^2,000 patients · As of/)).toBeVisible({ timeout: 60_000 });
  const rows = page.getByRole('list', { name: 'Assigned patients' }).locator(':scope > li');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Last page' }).first().click();
  await expect(page.getByText('Page 100 of 100')).toBeVisible();
  await page.getByLabel('Search by name or email').fill('.0042@');
  await expect(rows).toHaveCount(1);
});

test('a reason typed for a flag is there again after a reload, and a failed server is not called no answer', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, 'amelia.hart@staff.example', LIST);
  const set = page.getByRole('button', { name: /^Flag .* as high risk$/ }).first();
  await set.click();
  await page.getByLabel('Reason').fill('Spoke of plans');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.reload();
  await set.click();
  await expect(page.getByLabel('Reason')).toHaveValue('Spoke of plans');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.route('**/patients/p-04/patient-record', route => route.fulfill({ status: 503, body: 'Unavailable' }));
  await page.goto(`${quiet.origin}${LIST}/patient-profile/p-04/record`);
  await expect(page.getByText(/Couldn’t load the record\..*Error: An unknown error has occurred/)).toBeVisible();
  await expect(page.getByText(/The server didn’t answer/)).toHaveCount(0);
});

test('pages and files that remote configuration switches off are not offered', async ({ page, quiet }) => {
  const parameters = ['isPatientRecordEnabled', 'isAppointmentMomentsEnabled', 'isGoogleDriveEnabled'].map(name => ({
    name,
    value: false,
  }));
  await page.route('**/remote-config/config/**', route => route.fulfill({ json: { parameters } }));
  await signIn(page, quiet, 'amelia.hart@staff.example', `${LIST}/patient-profile/p-04/timeline`);
  const pages = page.getByRole('navigation', { name: 'Pages of the profile' });
  await expect(pages.getByRole('link')).toHaveText(['Timeline', 'Mood and scores']);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Link|Upload|Choose a file)/ })).toHaveCount(0);
  await page.goto(`${quiet.origin}${LIST}/patient-profile/p-04/record`);
  await expect(page.getByText('This page is currently switched off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit record' })).toHaveCount(0);
});

test('one entry of an unknown type leaves the others on the timeline, and is reported as missing', async ({
  page,
  quiet,
}) => {
  await page.route(/\/patients\/p-04\/moments\?/, async route => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { readonly moments: readonly object[] };
    await route.fulfill({
      response: answer,
      json: {
        ...json,
        moments: json.moments.map((moment, place) => (place === 1 ? { ...moment, type: 'dream-diary' } : moment)),
      },
    });
  });
  await signIn(page, quiet, 'amelia.hart@staff.example', `${LIST}/patient-profile/p-04/timeline`);
  await expect(page.getByText(/^\d+ (entry|entries) of this timeline couldn’t be read/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const entries = page.getByRole('list', { name: 'Moments, the newest first' }).getByRole('listitem');
  await expect(entries.nth(1)).toHaveText('This entry couldn’t be read. We’ve reported it.');
});

test('a risk assessment that cannot be read is neither none nor left out of the header', async ({ page, quiet }) => {
  await page.route(/\/patients\/p-04\/.*risk-assessments$/, async route => {
    await route.fulfill({ response: await route.fetch(), json: [{ level: 'dire' }] });
  });
  await signIn(page, quiet, 'amelia.hart@staff.example', `${LIST}/patient-profile/p-04/record`);
  await expect(page.getByRole('definition').filter({ hasText: '1 couldn’t be read' })).toBeVisible();
  await expect(
    page.getByText('1 risk assessment couldn’t be read and isn’t shown. It may be open. We’ve reported it.'),
  ).toBeVisible();
});
