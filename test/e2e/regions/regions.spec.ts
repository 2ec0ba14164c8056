import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { signIn } from '../support/signIn';

const region = '/admin/region-settings';
const amelia = 'amelia.hart@staff.example';
const reason = 'Agreed in the meeting of the region.';

const save = (page: Page) => page.getByRole('button', { name: 'Save core hours' });
const saved = (page: Page) => page.getByText('Saved. The 24-hour indicator now follows these hours.');
const hoursOn = (page: Page, day: string) => page.getByLabel(`Hours on ${day}`);
const coverage = (page: Page) => page.getByRole('region', { name: 'Cover of the next 7 days' });
const indicator = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^24-hour: / });

async function change(page: Page, day: string, choice: string): Promise<void> {
  await hoursOn(page, day).selectOption(choice);
  await page.getByLabel('Reason for the change').fill(reason);
  await save(page).click();
}

test('core hours are changed, the indicator follows, and the history has it', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, region);
  await expect(hoursOn(page, 'Sunday')).toHaveValue('everyDay');
  // The whole day, every day: Active at every hour of a test.
  await page.getByLabel('Start, Every day').fill('00:00');
  await page.getByLabel('End, Every day').fill('00:00');
  await expect(page.getByText('This shows what you entered. It isn’t saved yet.')).toBeVisible();
  await expect(page.getByText('No change in the next 35 days')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Something is missing or wrong. Check the marked fields.')).toBeVisible();
  await page.getByLabel('Reason for the change').fill(reason);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(indicator(page)).toHaveAccessibleName('24-hour: Active');
  await expect(
    page.getByText('The core hours of every day changed from 09:00 to 17:30 to 00:00 to 00:00.'),
  ).toBeVisible();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await hoursOn(page, day).selectOption('none');
  await change(page, 'Sunday', 'none');
  await expect(saved(page)).toBeVisible();
  await expect(indicator(page)).toHaveAccessibleName('24-hour: In-Active');
  await page.reload();
  await expect(hoursOn(page, 'Sunday')).toHaveValue('none');
});

test('two windows of managers change the core hours: other days are merged, the same day is decided', async ({
  page,
  browser,
  quiet,
}) => {
  await signIn(page, quiet, dana, region);
  await expect(hoursOn(page, 'Sunday')).toHaveValue('everyDay');
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(other, quiet, dana, region);
  await change(other, 'Saturday', 'none');
  await expect(saved(other)).toBeVisible();
  await change(page, 'Sunday', 'none');
  await expect(page.getByText('Saved. A colleague also changed: Saturday.')).toBeVisible();
  await expect(hoursOn(page, 'Saturday')).toHaveValue('none');
  await change(other, 'Friday', 'none');
  await expect(other.getByText('Saved. A colleague also changed: Sunday.')).toBeVisible();
  await hoursOn(page, 'Friday').selectOption('own');
  await page.getByLabel('Start, Friday').fill('08:00');
  await page.getByLabel('End, Friday').fill('12:00');
  await page.getByLabel('Reason for the change').fill(reason);
  await save(page).click();
  const conflict = page.getByRole('group', { name: 'Both of you changed this: Friday' });
  await expect(conflict).toContainText('No core hours');
  await conflict.getByRole('button', { name: 'Keep mine: Friday' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await other.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(other.getByLabel('Start, Friday')).toHaveValue('08:00');
  await other.context().close();
});

test('a lost answer is no success and no failure until it is read back', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, region);
  await expect(hoursOn(page, 'Sunday')).toHaveValue('everyDay');
  await quiet.faults({ pathPrefix: '/remote-config/core-hours', loseAnswers: { next: 100 } });
  await hoursOn(page, 'Sunday').selectOption('none');
  await page.getByLabel('Reason for the change').fill(reason);
  await save(page).click();
  await expect(page.getByText(/^We couldn’t confirm whether this was saved\./)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await quiet.faults({ reset: true });
  await reloadOnceKept(page);
  await expect(page.getByLabel('Reason for the change')).toHaveValue(reason);
  await expect(hoursOn(page, 'Sunday')).toHaveValue('none');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('gaps are shown first, and follow the hours that are entered', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, region);
  await expect(coverage(page).getByText(/^Therapists who have set no hours: \d+ of \d{3}\.$/)).toBeVisible({
    timeout: 60_000,
  });
  const gaps = coverage(page).getByRole('list', { name: 'Gaps' }).getByRole('listitem');
  await expect(gaps.filter({ hasText: 'Sun' })).toContainText(['Gap Sun']);
  await hoursOn(page, 'Sunday').selectOption('none');
  await expect(gaps.filter({ hasText: 'Sun' })).toHaveCount(0);
  await coverage(page).getByText('Cover in figures').click();
  await expect(coverage(page).getByRole('columnheader', { name: 'Therapists available' }).last()).toBeVisible();
});

test('hours that could not be read are unknown and never a gap', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, '/home');
  await quiet.faults({ pathPrefix: '/therapists/details', status5xx: { probability: 1 } });
  await page.goto(quiet.origin + region);
  await expect(coverage(page).getByText(/^Couldn’t load the hours of \d{3} of \d{3} therapists\./)).toBeVisible({
    timeout: 60_000,
  });
  const gaps = coverage(page).getByRole('list', { name: 'Gaps' }).getByRole('listitem');
  await expect(gaps.first()).toContainText('Unknown');
  await expect(gaps.filter({ hasText: 'Gap' })).toHaveCount(0);
  await quiet.faults({ reset: true });
  await coverage(page).getByRole('button', { name: 'Try again' }).click();
  await expect(gaps.filter({ hasText: 'Gap Sun' }).first()).toBeVisible({ timeout: 60_000 });
});

test('who may only view the region sees it, and reads that the cover is unknown', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia, region);
  await expect(page.getByText('You don’t have permission to change the core hours.')).toBeVisible();
  await expect(hoursOn(page, 'Sunday')).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
  await expect(
    coverage(page).getByText('You don’t have permission to list people. The cover is unknown here.'),
  ).toBeVisible();
});

test('a holiday is set by keyboard alone', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, region);
  await expect(hoursOn(page, 'Sunday')).toHaveValue('everyDay');
  await reach(page, hoursOn(page, 'Sunday'));
  await page.keyboard.type('No');
  await expect(hoursOn(page, 'Sunday')).toHaveValue('none');
  await press(page, page.getByRole('button', { name: 'Add a date' }));
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await page.keyboard.type('12252090');
  await reach(page, hoursOn(page, 'Mon, 25 Dec 2090'));
  await page.keyboard.type('No');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, save(page));
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('The core hours on 2090-12-25 changed from as every week to none.')).toBeVisible();
});

test('the sign-in card says once that somebody is in the other region', async ({ page, quiet }) => {
  await quiet.faults({ country: 'AU' });
  await page.goto(quiet.origin);
  const link = page.getByRole('link', { name: 'Go to the dashboard of Australia' });
  await expect(link).toHaveAttribute('href', 'https://au.provider.example');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: /forgot/i }).click();
  await page.getByRole('button', { name: /back/i }).click();
  await expect(page.getByLabel('Username (email)', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('a failing look-up of the region says nothing, and a slow one delays no sign-in', async ({
  page,
  browser,
  quiet,
}) => {
  await quiet.faults({ country: 'AU', pathPrefix: '/regions', latencyMs: 60_000 });
  await signIn(page, quiet, amelia, '/home');
  await expect(page.getByRole('link', { name: /dashboard of/ })).toHaveCount(0);
  await quiet.faults({ reset: true, country: 'AU', pathPrefix: '/regions', status5xx: { probability: 1 } });
  const other = await (await browser.newContext()).newPage();
  const looked = other.waitForResponse(answer => answer.url().endsWith('/api/regions'));
  await other.goto(quiet.origin);
  await looked;
  await expect(other.getByLabel('Username (email)', { exact: true })).toBeVisible();
  await expect(other.getByText(/its own dashboard|Couldn’t|error/)).toHaveCount(0);
  await other.context().close();
});

for (const { colorScheme, width } of looks)
  test(`the page of the region fits and is accessible: ${colorScheme}, ${width} pixels`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, sandbox, dana, region);
    await expect(coverage(page).getByText(/^Therapists who have set no hours/)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'the region');
    await expectToFit(page);
    await hoursOn(page, 'Saturday').selectOption('own');
    await page.getByRole('button', { name: 'Add a date' }).click();
    await coverage(page).getByText('Cover in figures').click();
    await save(page).click();
    await page.getByRole('button', { name: /^Clocks go forward/ }).click();
    await expectAccessible(page, 'the region while it is changed');
    await expectToFit(page);
    await picture(page, `region-${colorScheme}-${width}`, { fullPage: true });
  });
