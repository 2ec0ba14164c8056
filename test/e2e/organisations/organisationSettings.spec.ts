import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { callsAs } from '../support/OtherPeople';
import { picture } from '../support/picture';
import type { SandboxProcess } from '../support/SandboxProcess';
import { SettingsScreen } from '../support/SettingsScreen';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';
const emrys = 'emrys.vaughan@staff.example';
const APP = 'Settings of the patients’ app';

async function signedIn(page: Page, sandbox: SandboxProcess, email = dana): Promise<SettingsScreen> {
  await signIn(page, sandbox, email, '/home');
  return new SettingsScreen(page, sandbox.origin);
}

/** Another administrator at another computer. */
async function colleague(browser: Browser, sandbox: SandboxProcess): Promise<SettingsScreen> {
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  return signedIn(page, sandbox, emrys);
}

/** Each call that demands a version: where it is, a field that is contested, and one that is not. */
const sections = [
  { page: 'details', panel: 'Details', save: 'details', contested: 'Contact name', other: 'Contact phone' },
  { page: 'details', panel: 'Subscription', save: 'subscription', contested: 'Plan', other: 'Last day' },
  {
    page: 'details',
    panel: 'Research',
    save: 'research settings',
    contested: 'Statement for patients',
    other: 'Contact for research',
  },
  { page: 'app-settings', panel: APP, save: 'app settings', contested: 'Welcome text', other: 'Onboarding survey' },
] as const;

const otherValues: Readonly<Record<string, string>> = {
  'Contact phone': '020 7946 0999',
  'Last day': '2031-12-31',
  'Contact for research': 'science@trust.example',
  'Onboarding survey': 'first-steps',
};

for (const { page: path, panel, save, contested, other } of sections)
  test(`two administrators change ${save}: other fields come together, a contradiction is decided`, async ({
    page,
    browser,
    sandbox,
  }) => {
    const organisation = `org-${60 + sections.findIndex(one => one.save === save)}`;
    const mine = await signedIn(page, sandbox);
    const theirs = await colleague(browser, sandbox);
    await mine.open(organisation, path);
    await theirs.open(organisation, path);
    const otherValue = otherValues[other] ?? '';
    // Different fields.
    await theirs.enters(other, otherValue);
    await theirs.saves(save, panel);
    await mine.enters(contested, 'Mine first');
    await mine.saves(save, panel);
    await expect(mine.panel(panel).getByText(`we kept their changes: ${other}.`)).toBeVisible();
    await expect(mine.field(other)).toHaveValue(otherValue);
    // The same field, differently.
    await theirs.enters(contested, 'Theirs');
    await theirs.submits(save, panel);
    const question = theirs.panel(panel).getByRole('group', { name: /Both of you changed this/ });
    await expect(question).toContainText('Mine first');
    await expect(theirs.save(save)).toBeDisabled();
    await question.getByRole('button', { name: /^Keep mine/ }).click();
    await theirs.saves(save, panel);
    // The same field, alike.
    await mine.enters(contested, 'Theirs');
    await mine.saves(save, panel);
    await mine.open(organisation, path);
    await expect(mine.field(contested)).toHaveValue('Theirs');
  });

test('a lost answer is no saved setting, and a reload keeps what was entered', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  await screen.open('org-70', 'app-settings');
  await screen.enters('Welcome text', 'Hello from org-70.');
  await page.getByLabel('Reason').fill('A new brand');
  let lost = 0;
  await page.route('**/api/organisation/org-70/app-settings', async route => {
    if (route.request().method() !== 'PATCH') return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await screen.submits('app settings', APP);
  await expect(page.getByText('We don’t know if this was saved.', { exact: false })).toBeVisible();
  await expect(screen.panel(APP).getByText('Saved.', { exact: true })).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(screen.field('Welcome text')).toHaveValue('Hello from org-70.');
  expect(lost).toBeGreaterThan(0);
  const history = page.getByRole('region', { name: 'Latest changes' });
  await expect(history.getByText('A new brand')).toHaveCount(1);
  await screen.enters('Welcome text', 'Hello again.');
  await screen.saves('app settings', APP);
  await expect(
    history.getByText(/The welcome text was changed from “Hello from org-70.” to “Hello again.”/),
  ).toBeVisible();
});

test('what is typed is there after a reload, and not for another person', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  await screen.open('org-71', 'details');
  await screen.enters('Contact name', 'Ward 7');
  await expect(screen.save('details')).toBeEnabled();
  await reloadOnceKept(page);
  await expect(screen.field('Contact name')).toHaveValue('Ward 7');
  await expect(page.getByText('We restored what you entered earlier. It isn’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out', exact: true }).first().click();
  const fresh = page.waitForEvent('load', { timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await fresh;
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await signIn(page, sandbox, emrys, '/admin/organisations/org-71/details');
  await expect(screen.save('details')).toBeVisible();
  await expect(page.getByText('Ward 7')).toHaveCount(0);
  await expect(screen.row('Contact name').getByRole('radio', { name: 'Inherit' })).toBeChecked();
});

test('nothing on purpose, an own value and inheriting differ from end to end', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  const held = async (): Promise<unknown> => {
    const call = await callsAs(page, sandbox);
    const { text } = await call('GET', '/organisation/org-72/app-settings/unmerged');
    return JSON.parse(text) as unknown;
  };
  await screen.open('org-72', 'app-settings');
  await screen.chooses('Welcome text', 'Leave empty');
  await screen.chooses('Languages', 'Leave empty');
  await screen.saves('app settings', APP);
  await expect(screen.row('Welcome text')).toContainText('Own value');
  expect(await held()).toMatchObject({ welcomeText: '', languages: [] });
  await screen.open('org-72', 'app-settings');
  await expect(screen.row('Welcome text').getByRole('radio', { name: 'Leave empty' })).toBeChecked();
  await screen.chooses('Welcome text', 'Inherit');
  await expect(screen.row('Welcome text')).toContainText(/From .+: Welcome/);
  await screen.saves('app settings', APP);
  const own = await held();
  expect(own).toMatchObject({ languages: [] });
  expect(own).not.toHaveProperty('welcomeText');
});

const calls = [
  { address: '**/api/organisation/list*', says: 'Couldn’t load the organisation.', at: 'thrive' },
  { address: '**/api/organisation/v2/org-73/merged', says: 'Couldn’t load the organisation.', at: 'org-73' },
  { address: '**/api/organisation/v2/org-7/merged', says: 'Couldn’t check what is inherited.', at: 'org-73' },
  ...['details', 'subscription', 'research-settings'].map(section => ({
    address: `**/api/organisation/org-73/${section}/unmerged`,
    says: 'Couldn’t load the organisation’s own settings.',
    at: 'org-73',
  })),
];

test('each call failing in turn is said, and nothing looks empty that is unknown', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, '/home');
  for (const { address, says, at } of calls) {
    await page.route(address, route => route.fulfill({ status: 503, body: 'Unavailable\n' }));
    await page.goto(`${sandbox.origin}/admin/organisations/${at}/details`);
    await expect(page.getByRole('alert').filter({ hasText: says }).first()).toBeVisible();
    await expect(page.getByText('No changes yet.')).toHaveCount(says.includes('the organisation.') ? 0 : 1);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  }
});

test('who may not edit the provider can read it, and changes nothing', async ({ page, sandbox }) => {
  await signIn(page, sandbox, emrys, '/admin/organisations/org-1/details');
  await expect(page.getByText('You can read these settings but not change them.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.goto(`${sandbox.origin}/admin/organisations/thrive/details`);
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible();
});

test('the provider is changed after the number of organisations is typed', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  await screen.open('thrive', 'app-settings');
  await screen.enters('Onboarding survey', 'welcome');
  const preview = screen.panel('What will change');
  // Other tests give single organisations a survey of their own.
  await expect(preview).toContainText(/Onboarding survey: here and in 2,9\d\d organisations below/);
  const count = Number(/in ([\d,]+) organisations/.exec(await preview.innerText())?.[1]?.replace(',', ''));
  await expect(preview).toContainText(`and ${(count - 20).toLocaleString('en-GB')} more`);
  await expect(screen.save('app settings')).toBeDisabled();
  const number = preview.getByLabel(/^To change the provider’s settings, type/);
  await number.fill(`${count - 1}`);
  await expect(screen.save('app settings')).toBeDisabled();
  await number.fill(`${count}`);
  await screen.saves('app settings', APP);
  await expect(number).toHaveCount(0);
  await screen.open('org-2', 'app-settings');
  await expect(screen.row('Onboarding survey')).toContainText('Inherited from Calm Harbour');
  await expect(screen.row('Onboarding survey')).toContainText('welcome');
});

test('no organisation can be left without a crisis contact', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  await screen.open('thrive', 'app-settings');
  await screen.chooses('Crisis contact', 'Default');
  await expect(screen.panel('What patients will see')).toBeVisible();
  const preview = screen.panel('What will change');
  const label = await preview.getByText(/^To change the provider’s settings, type/).innerText();
  await preview.getByRole('textbox').fill(/type ([\d,]+),/.exec(label)?.[1] ?? '');
  await screen.submits('app settings', APP);
  const refusal = page.getByRole('alert').filter({ hasText: 'would have no crisis contact' });
  await expect(refusal).toContainText('Calm Harbour');
  await expect(refusal).toContainText(/and \d+ more/);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(screen.row('Crisis contact').getByLabel('Phone')).toHaveValue('116 123');
  await screen.row('Crisis contact').getByLabel('Phone').fill('');
  await screen.row('Crisis contact').getByLabel('Web address').fill('');
  await expect(screen.row('Crisis contact')).toContainText('Enter a phone number');
  await expect(screen.save('app settings')).toBeDisabled();
});

test('the practice patient sees the crisis contact of the nearest organisation', async ({ page, browser, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  const call = await callsAs(page, sandbox);
  // Below Castleton Health Board 2, without a crisis contact of its own.
  const moved = await call('PUT', '/organisation/org-1223/patient/p-01', { reason: 'Lives there now.' });
  expect(moved.status).toBe(204);
  const app = await (await browser.newContext()).newPage();
  await app.goto(`${sandbox.origin}/practice`);
  const { email } = await sandbox.patient('patient-01');
  await app.locator('#app-patient').selectOption(email);
  const shown = app.locator('#app-crisis-contact');
  await expect(shown).toContainText('116 123');
  const changes = async (organisation: string, phone: string): Promise<void> => {
    await screen.open(organisation, 'app-settings');
    const row = screen.row('Crisis contact');
    if (!(await row.getByRole('radio', { name: 'Own value' }).isChecked()))
      await screen.chooses('Crisis contact', 'Own value');
    await row.getByLabel('Phone').fill(phone);
    const number = page.getByLabel(/^To change the provider’s settings, type/);
    if (await number.isVisible()) {
      const label = await page.getByText(/^To change the provider’s settings, type/).innerText();
      await number.fill(/type ([\d,]+),/.exec(label)?.[1] ?? '');
    }
    await screen.saves('app settings', APP);
  };
  // One poll of the patient's app is 5 seconds.
  await changes('thrive', '0800 000 001');
  await expect(shown).toContainText('0800 000 001', { timeout: 8_000 });
  await changes('org-2', '0800 000 002');
  await expect(shown).toContainText('0800 000 002', { timeout: 8_000 });
  await changes('org-1223', '0800 000 003');
  await expect(shown).toContainText('0800 000 003', { timeout: 8_000 });
  await changes('thrive', '0800 000 004');
  await screen.open('org-1223', 'app-settings');
  await screen.chooses('Crisis contact', 'Inherit');
  await screen.saves('app settings', APP);
  await expect(shown).toContainText('0800 000 002', { timeout: 8_000 });
});

for (const look of looks)
  test(`settings fit and are accessible in the ${look.colorScheme} theme at ${look.width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 1900 });
    const screen = await signedIn(page, sandbox);
    await screen.open('org-40', 'details');
    await screen.enters('Last day', '2020-01-31');
    await expectAccessible(page, 'details');
    await expectToFit(page);
    await picture(page, `details-${look.colorScheme}-${look.width}`);
    for (const organisation of ['org-2', 'org-41', 'org-42']) {
      await screen.open(organisation, 'app-settings');
      await screen.enters('Colour', '#1f5f8b');
      await screen.chooses('Crisis contact', 'Own value');
      await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
      await expectAccessible(page, 'app settings');
      await expectToFit(page);
    }
    await picture(page, `app-settings-${look.colorScheme}-${look.width}`);
  });

test('a setting is changed with the keyboard alone', async ({ page, sandbox }) => {
  const screen = await signedIn(page, sandbox);
  await screen.open('org-74', 'details');
  await screen.row('Contact name').getByRole('radio', { name: 'Inherit' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.row('Contact name').getByRole('radio', { name: 'Own value' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(screen.field('Contact name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  const reason = screen.panel('Details').getByLabel('Reason', { exact: true });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Enter a reason.');
  await page.keyboard.type('A new desk');
  await page.keyboard.press('Tab');
  await expect(screen.save('details')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.panel('Details').getByText('Saved.', { exact: true })).toBeVisible();
});
