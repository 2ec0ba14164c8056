import type { Browser } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { callsAs } from '../support/OtherPeople';
import type { SandboxProcess } from '../support/SandboxProcess';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { signIn } from '../support/signIn';

type Calls = Awaited<ReturnType<typeof callsAs>>;

const dana = 'dana.whitfield@staff.example';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('links are entered, put in order by keyboard and by dragging, checked and saved', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-30/gothrive-client-links');
  const form = page.getByRole('region', { name: 'Links in the patients’ app' });
  await form.getByRole('radio', { name: 'Own value' }).check({ force: true });
  const links = form.locator('.link-card');
  const removeAll = form.getByRole('button', { name: /^Remove / });
  while ((await removeAll.count()) > 0) await removeAll.first().click();
  for (const [title, url] of [
    ['First', 'https://one.example/'],
    ['Second', 'https://two.example/'],
    ['nhs.uk', 'https://evil.example/nhs.uk'],
  ] as const) {
    await form.getByRole('button', { name: 'Add a link' }).click();
    await expect(links.last().getByLabel('Title')).toBeFocused();
    await page.keyboard.type(title);
    await links.last().getByLabel('Address').fill(url);
    await links.last().getByLabel('Icon').selectOption('Heart');
  }
  await expect(form.getByText('Link 3: the title names another site than the address leads to.')).toBeVisible();
  await expect(form.getByText('Leads to evil.example')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Save / })).toBeDisabled();
  await links.last().getByLabel('Title').fill('Third');
  await form.getByRole('button', { name: 'Move link 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Link moved to place 2 of 3.')).toBeVisible();
  const titles = () =>
    links.getByLabel('Title').evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
  expect(await titles()).toEqual(['First', 'Third', 'Second']);
  // Both have to be in view.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await links.nth(2).locator('.link-handle').hover();
  await page.mouse.down();
  await links.nth(0).getByText('Link 1').hover();
  await page.mouse.up();
  await expect.poll(titles).toEqual(['Second', 'First', 'Third']);
  await reloadOnceKept(page);
  await expect(links).toHaveCount(3);
  await form.getByLabel('Reason', { exact: true }).fill('Asked for');
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  const call = await callsAs(page, sandbox, '/admin/organisations/org-30/gothrive-client-links');
  const held = JSON.parse((await call('GET', '/organisation/v2/org-30/client-links')).text) as {
    links: { title: string }[];
  };
  expect(held.links.map(({ title }) => title)).toEqual(['Second', 'First', 'Third']);
});

test('two administrators who change the links overwrite nothing unseen', async ({ page, sandbox }) => {
  const address = '/admin/organisations/org-31/gothrive-client-links';
  await signIn(page, sandbox, dana, address);
  const call = await callsAs(page, sandbox, address);
  const form = page.getByRole('region', { name: 'Links in the patients’ app' });
  await form.getByRole('radio', { name: 'Leave empty' }).check({ force: true });
  const { etag } = await call('GET', '/organisation/v2/org-31/client-links');
  const theirs = { links: [{ id: 'l-1', title: 'Of a colleague', url: 'https://colleague.example', icon: 'info' }] };
  expect((await call('PATCH', '/organisation/v2/org-31/client-links', theirs, etag ?? '')).status).toBe(200);
  await form.getByLabel('Reason', { exact: true }).fill('Asked for');
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Of a colleague (https://colleague.example)')).toBeVisible();
  await form.getByRole('button', { name: 'Keep mine: Links' }).click();
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  expect(JSON.parse((await call('GET', '/organisation/v2/org-31/client-links')).text)).toEqual({ links: [] });
});

/** The logo in the open app of a practice patient who belongs to the organisation. */
async function logoInApp(browser: Browser, sandbox: SandboxProcess, call: Calls, organisation: string) {
  const moved = await call('PUT', `/organisation/${organisation}/patient/p-02`, { reason: 'Lives there now.' });
  expect(moved.status).toBe(204);
  const app = await (await browser.newContext()).newPage();
  await app.goto(`${sandbox.origin}/practice`);
  const { email } = await sandbox.patient('patient-02');
  await app.locator('#app-patient').selectOption(email);
  const { name } = JSON.parse((await call('GET', `/organisation/${organisation}/details/unmerged`)).text) as {
    name: string;
  };
  await expect(app.locator('#app-organisation')).toContainText(name);
  return app.locator('#app-logo');
}

test('a logo is uploaded, shown, saved and seen by patients; what is no picture is refused', async ({
  page,
  browser,
  sandbox,
}) => {
  await signIn(page, sandbox, dana, '/admin/organisations/org-32/details');
  const call = await callsAs(page, sandbox, '/admin/organisations/org-32/details');
  const shown = await logoInApp(browser, sandbox, call, 'org-32');
  await expect(shown).toBeHidden();
  const form = page.getByRole('region', { name: 'Details' });
  const logo = form.getByRole('group', { name: 'Logo' });
  await logo.getByRole('radio', { name: 'Own value' }).check({ force: true });
  const file = logo.getByLabel('Choose a picture…');
  const png = { name: 'logo.png', mimeType: 'image/png' };
  await file.setInputFiles({ ...png, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(logo.getByText('The file is no PNG or JPEG picture. Choose another one.')).toBeVisible();
  await file.setInputFiles({ ...png, buffer: Buffer.alloc(0) });
  await expect(logo.getByText('The file is empty. Choose another one.')).toBeVisible();
  await file.setInputFiles({ ...png, buffer: Buffer.concat([PNG, Buffer.alloc(26 * 1_048_576)]) });
  await expect(logo.getByText('The file has more than 1 MB. Choose a smaller picture.')).toBeVisible();
  await file.setInputFiles({ ...png, buffer: PNG });
  await expect(logo.getByRole('img', { name: 'Logo' })).toHaveCount(3);
  expect(
    await logo
      .getByRole('img')
      .first()
      .evaluate(image => (image as HTMLImageElement).naturalWidth),
  ).toBe(1);
  await form.getByLabel('Reason', { exact: true }).fill('Asked for');
  await form.getByRole('button', { name: /^Save / }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  const details = JSON.parse((await call('GET', '/organisation/org-32/details/unmerged')).text) as { logo: string };
  // The app was opened before the logo was saved, and shows it after a poll.
  await expect(shown).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  expect(await shown.evaluate(image => new URL((image as HTMLImageElement).src).pathname)).toBe(details.logo);
});

for (const { colorScheme, width } of looks)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('the page of links fits and has no accessibility violation', async ({ page, sandbox }) => {
      await signIn(page, sandbox, dana, '/admin/organisations/org-1/gothrive-client-links');
      await page.goto(`${sandbox.origin}/admin/organisations/org-33/gothrive-client-links`);
      const form = page.getByRole('region', { name: 'Links in the patients’ app' });
      await form.getByRole('radio', { name: 'Own value' }).check({ force: true });
      await form.getByRole('button', { name: 'Add a link' }).click();
      await expectAccessible(page, 'links');
      await expectToFit(page);
    });
  });
