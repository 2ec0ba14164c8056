import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

const reason = 'Agreed in the meeting of the region.';

test('a holiday is set by keyboard alone, and the 24-hour indicator follows new hours immediately', async ({
  page,
  quiet,
}) => {
  await openSignedIn(page, quiet, emailOf.administrator, '/admin/region-settings');
  const hoursOn = (day: string) => page.getByLabel(`Hours on ${day}`);
  const saved = page.getByText('Saved. The 24-hour indicator now follows these hours.');
  await expect(hoursOn('Sunday')).toHaveValue('everyDay');
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await reach(page, hoursOn('Sunday'));
  await page.keyboard.type('No');
  await expect(hoursOn('Sunday')).toHaveValue('none');
  await press(page, page.getByRole('button', { name: 'Add a date' }));
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await page.keyboard.type('25122090');
  await reach(page, hoursOn('Mon, 25 Dec 2090'));
  await page.keyboard.type('No');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, page.getByRole('button', { name: 'Save core hours' }));
  await expect(saved).toBeVisible();
  await expect(page.getByText('The core hours on 2090-12-25 changed from as every week to none.')).toBeVisible();
  // The whole day, every day: Active at every hour of a test.
  await page.getByLabel('Start, Every day').fill('00:00');
  await page.getByLabel('End, Every day').fill('00:00');
  await hoursOn('Sunday').selectOption('everyDay');
  await page.getByLabel('Reason for the change').fill(reason);
  await page.getByRole('button', { name: 'Save core hours' }).click();
  await expect(saved).toBeVisible();
  const indicator = page.getByRole('banner').getByRole('button', { name: /^24-hour: / });
  await expect(indicator).toHaveAccessibleName('24-hour: Active');
});
