import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { backendElsewhere } from '../support/backendElsewhere';
import { openSignedIn } from '../support/staffSession';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { emailOf } from '../screens';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('links are ordered by keyboard and by dragging, and the order survives a reload', async ({ page, sandbox }) => {
  // All links must be in view for dragging.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openSignedIn(page, sandbox, emailOf.administrator, '/admin/organisations/org-30/gothrive-client-links');
  const form = panel(page, 'Links in the patients’ app');
  // An own value starts with the two inherited links.
  await form.getByRole('radio', { name: 'Own', exact: true }).check({ force: true });
  const links = form.locator('ol > li');
  for (const left of [1, 0]) {
    await form
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(links).toHaveCount(left);
  }
  for (const title of ['First', 'Second', 'Third']) {
    await form.getByRole('button', { name: 'Add a link' }).click();
    await expect(links.last().getByLabel('Title')).toBeFocused();
    await page.keyboard.type(title);
    await links.last().getByLabel('Address').fill(`https://${title.toLowerCase()}.example/`);
    await links.last().getByLabel('Icon').selectOption('Heart');
  }
  const titles = () =>
    links.getByLabel('Title').evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
  await form.getByRole('button', { name: 'Move link 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Link moved to place 2 of 3.')).toBeVisible();
  expect(await titles()).toEqual(['First', 'Third', 'Second']);
  await links.nth(2).getByTitle('Drag to reorder').hover();
  await page.mouse.down();
  await links.nth(0).getByText('Link 1').hover();
  await page.mouse.up();
  await expect.poll(titles).toEqual(['Second', 'First', 'Third']);
  await reloadOnceKept(page);
  await expect.poll(titles).toEqual(['Second', 'First', 'Third']);
  await form.getByLabel('Reason', { exact: true }).fill('Asked for');
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
});

test('a logo is previewed before it is saved, and then appears in a patient’s app', async ({
  page,
  context,
  sandbox,
}) => {
  const app = await context.newPage();
  await app.goto(`${sandbox.origin}/practice`);
  await page.bringToFront();
  const end = await backendElsewhere(page, sandbox);
  await openSignedIn(page, sandbox, emailOf.administrator, '/admin/organisations/org-32');
  const moving = panel(page, 'Move a patient here');
  await page.getByRole('button', { name: 'Move a patient here…' }).click();
  await moving.getByLabel('Patient’s email address or ID').fill('p-02');
  await moving.getByRole('button', { name: 'Find patient' }).click();
  await expect(moving.getByText(/^Belongs to .* now\.$/)).toBeVisible();
  await moving.getByLabel('Reason').fill('Lives there now.');
  await moving.getByRole('button', { name: 'Move patient here', exact: true }).click();
  await expect(page.getByText(/\(.*@.*\) belongs to .* now\.$/)).toBeVisible();
  await page.goto(`${sandbox.origin}/admin/organisations/org-32/details`);
  const form = panel(page, 'Details');
  const logo = form.getByRole('group', { name: 'Logo' });
  await logo.getByRole('radio', { name: 'Own', exact: true }).check({ force: true });
  await logo.getByLabel('Choose a picture…').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await expect(logo.getByRole('img', { name: 'Logo' })).toHaveCount(3);
  await expect(logo.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1);
  await form.getByLabel('Reason', { exact: true }).fill('Asked for');
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  const { email } = await sandbox.patient('patient-02');
  await app.locator('#app-patient').selectOption(email);
  await expect(app.locator('#app-logo')).toHaveJSProperty('naturalWidth', 1);
  await page.goto('about:blank');
  await end();
});
